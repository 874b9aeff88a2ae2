import { formatRule } from '../form/format-rule';
import { PARTIAL } from '../form/json-schema';
import type { Examples } from '../form/schema';

/** @public */
export interface JsonOptions {
  /** Also accept a bare string, number, boolean or null, which RFC 8259 allows. Default false, for example `{ scalars: true }`. */
  scalars?: boolean;
}

/** Whether a string is JSON text (RFC 8259) for an object or a list, as a form for structured data needs it. @public */
export function isJson(value: unknown, options?: JsonOptions): boolean {
  return typeof value === 'string' && (options?.scalars === true || /^\s*[[{]/.test(value)) && isText(value);
}

/** A string, number or word of JSON. */
const SCALAR =
  /"[ !#-[\]-\uffff]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[ !#-[\]-\uffff]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/**
 * Reads the grammar without building the value: `JSON.parse` takes 20 ms for 100 kB of brackets. Codes, flags and one list of bytes, because the
 * first call runs before the engine has compiled anything.
 */
function isText(text: string): boolean {
  // Codes of JSON's own signs (RFC 8259 section 2), and what may come next, as flags.
  const LIST = 0x5b;
  const LIST_END = 0x5d;
  const OBJECT = 0x7b;
  const OBJECT_END = 0x7d;
  const VALUE = 1;
  const KEY = 2;
  const COLON = 4;
  const COMMA = 8;
  const END = 16;
  const closers = new Uint8Array(text.length + 1);
  let depth = 0;
  let wanted = VALUE;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09) continue;
    if (wanted & VALUE && (code === LIST || code === OBJECT)) {
      depth += 1;
      closers[depth] = code === LIST ? LIST_END : OBJECT_END;
      wanted = END | (code === LIST ? VALUE : KEY);
    } else if (wanted & END && depth > 0 && code === closers[depth]) {
      depth -= 1;
      wanted = COMMA | END;
    } else if (wanted & (COMMA | COLON)) {
      if (code !== (wanted & COLON ? 0x3a : 0x2c) || depth === 0) return false;
      wanted = wanted & COMMA && closers[depth] === OBJECT_END ? KEY : VALUE;
    } else {
      SCALAR.lastIndex = at;
      if ((wanted & KEY && code !== 0x22) || !SCALAR.test(text)) return false;
      at = SCALAR.lastIndex - 1;
      wanted = wanted & KEY ? COLON : COMMA | END;
    }
  }
  return wanted === (COMMA | END) && depth === 0;
}

/** Accepts what `isJson` does. @public */
export const json = /* @__PURE__ */ formatRule((options?: JsonOptions) => [
  messages,
  (value) => isJson(value, options),
  { type: 'string', contentMediaType: 'application/json', ...PARTIAL },
]);

export const messages = { code: 'json', zh: '请输入正确的 JSON', en: 'Enter correct JSON' } as const;

export const examples = (): Examples => [
  { good: ['{"a":1}', '[]'], bad: ['{a:1}', '1', ''] },
  { args: [{ scalars: true }], good: ['1', 'null'], bad: ['undefined'] },
];
