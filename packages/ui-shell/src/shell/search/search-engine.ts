import type { Text } from '../../locales/define-messages';
import { searchMessages } from './messages';
import { maskNumbers } from './outside-text';

/** An external search engine. @public */
export interface SearchEngine {
  name: Text;
  /** Address with `{query}` where the percent-encoded words go. */
  url: string;
}

/** The engine of the palette unless an app names another. @public */
export const defaultSearchEngine: SearchEngine = {
  name: searchMessages.baidu,
  url: 'https://www.baidu.com/s?wd={query}',
};

/** The engines of the error log unless an app names others. @public */
export const defaultSearchEngines: readonly SearchEngine[] = [
  defaultSearchEngine,
  { name: 'Google', url: 'https://www.google.com/search?q={query}' },
  { name: searchMessages.bing, url: 'https://www.bing.com/search?q={query}' },
];

/** The address that searches for `query` without its numbers; `undefined` for an engine whose own address is not http or https. */
export function toSearchUrl(engine: SearchEngine, query: string): string | undefined {
  return toHttpUrl(engine.url.replace('{query}', () => encodeURIComponent(toWellFormed(maskNumbers(query)))));
}

/** A checked http or https address from data, or `undefined`. */
export function toHttpUrl(address: unknown): string | undefined {
  if (typeof address !== 'string' || !/^https?:\/\/[^/\\]/i.test(address.trim())) return undefined;
  try {
    return new URL(address).href;
  } catch {
    return undefined;
  }
}

const toWellFormed = (text: string) => text.replace(/[\uD800-\uDFFF]/gu, '\uFFFD');
