import { maskNumbers } from './outside-text';
import type { SearchEngine } from './search-engine';

/** The address that searches for `query` without its numbers; undefined for an engine whose address is not http or https. */
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
