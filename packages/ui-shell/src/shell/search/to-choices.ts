import { holdsNumber } from './outside-text';
import type { SearchEngine } from './search-engine';
import type { Suggestion } from './suggestion';
import { toHttpUrl, toSearchUrl } from './to-search-url';

/** A choice for a query: a suggestion of the server, or a search with the external engine. */
export interface SearchChoice {
  kind: 'engine' | 'suggestion';
  words: string;
  /** A checked http or https address. */
  url: string;
}

/**
 * The choices for a query: suggestions with an address, then the engine for suggestions without one, then for the query.
 * Texts with a number are never sent to the engine; empty suggestions and all after the first 50 are skipped.
 */
export function toChoices(query: string, suggestions: readonly Suggestion[], engine: SearchEngine): SearchChoice[] {
  const titled = suggestions.slice(0, 50).filter(({ title }) => typeof title === 'string' && title.trim() !== '');
  const links = titled.flatMap(({ title: words, url: address }): SearchChoice[] => {
    const url = toHttpUrl(address);
    return url ? [{ kind: 'suggestion', words, url }] : [];
  });
  const outside = [...titled.filter(({ url }) => !toHttpUrl(url)).map(({ title }) => title), query.trim()];
  return [
    ...links,
    ...outside.flatMap((words): SearchChoice[] => {
      const url = words && !holdsNumber(words) && toSearchUrl(engine, words);
      return url ? [{ kind: 'engine', words, url }] : [];
    }),
  ];
}
