import { type SearchEngine, toHttpUrl, toSearchUrl } from './search-engine';
import type { Suggestion } from './suggestion';

/** One line of the search dialog that can be opened. */
export interface SearchChoice {
  key: string;
  kind: 'engine' | 'suggestion';
  words: string;
  /** A checked http or https address. */
  url: string;
}

/**
 * The lines for the present words: the external engine first, then the suggestions. A suggestion without a usable http(s) address searches its own
 * words; one without words, and all but the first 50, are left out.
 */
export function toChoices(query: string, suggestions: readonly Suggestion[], engine: SearchEngine): SearchChoice[] {
  const words = query.trim();
  const engineUrl = words && toSearchUrl(engine, words);
  const first: SearchChoice[] = engineUrl ? [{ key: 'engine', kind: 'engine', words, url: engineUrl }] : [];
  const rest = suggestions.slice(0, 50).flatMap((suggestion, index): SearchChoice[] => {
    if (typeof suggestion?.title !== 'string' || !suggestion.title.trim()) return [];
    const url = toHttpUrl(suggestion.url) ?? toSearchUrl(engine, suggestion.title);
    return url ? [{ key: String(index), kind: 'suggestion', words: suggestion.title, url }] : [];
  });
  return [...first, ...rest];
}
