import type { BodyConventions } from './conventions';

/** Matches a string or a number. Strings are matched whole, so that their digits are skipped and the time is linear. */
const token = /"(?:[^"\\]|\\[\s\S])*"?|-?\d[\d.eE+-]*/g;

/**
 * Keeps integers that a JavaScript number cannot hold, such as ids of 19 digits: as text, or as `bigint`. Other numbers stay numbers.
 * @example
 * createHttpClient({ conventions: { ...laravel, body: exactNumbers('text') } })
 * @public
 */
export function exactNumbers(as: 'text' | 'bigint'): BodyConventions {
  return {
    parse(text) {
      if (!/\d{16}/.test(text)) return JSON.parse(text);
      // A mark that the text does not contain distinguishes wrapped numbers from strings.
      let mark = '';
      if (as === 'bigint')
        do mark += Math.random().toString(36).slice(2, 8);
        while (text.includes(mark));
      const marked = text.replace(token, (part) =>
        /^-?\d{16,}$/.test(part) && !Number.isSafeInteger(Number(part)) ? `"${mark}${part}"` : part,
      );
      const revive = (_: string, value: unknown) =>
        typeof value === 'string' && value.startsWith(mark) ? BigInt(value.slice(mark.length)) : value;
      return JSON.parse(marked, mark ? revive : undefined);
    },
  };
}
