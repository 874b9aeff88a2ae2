export interface JsonOptions {
  /** Also accept a bare string, number, boolean or null, which RFC 8259 allows. Default false, for example `{ scalars: true }`. */
  scalars?: boolean;
}

/** Whether a string is JSON text (RFC 8259) for an object or a list, as a form for structured data needs it. */
export function isJson(value: unknown, options?: JsonOptions): boolean {
  return typeof value === 'string' && (options?.scalars === true || /^\s*[[{]/.test(value)) && isText(value);
}

/** A string, number or word of JSON. */
const SCALAR =
  /"[ !#-[\]-\uffff]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[ !#-[\]-\uffff]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** Reads the grammar without building the value: `JSON.parse` takes 20 ms for 100 kB of brackets. */
function isText(text: string): boolean {
  const outer: string[] = [];
  let closer = '';
  let wanted: 'value' | 'key' | 'colon' | 'end' = 'value';
  let opened = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === ' ' || sign === '\n' || sign === '\r' || sign === '\t') continue;
    if (sign === closer && (wanted === 'end' || opened)) {
      closer = outer.pop() ?? '';
      wanted = 'end';
    } else if (wanted === 'end') {
      if (sign !== ',' || closer === '') return false;
      wanted = closer === '}' ? 'key' : 'value';
    } else if (wanted === 'colon') {
      if (sign !== ':') return false;
      wanted = 'value';
    } else if (wanted === 'value' && (sign === '[' || sign === '{')) {
      outer.push(closer);
      closer = sign === '[' ? ']' : '}';
      wanted = sign === '[' ? 'value' : 'key';
      opened = true;
      continue;
    } else {
      SCALAR.lastIndex = at;
      if ((wanted === 'key' && sign !== '"') || !SCALAR.test(text)) return false;
      at = SCALAR.lastIndex - 1;
      wanted = wanted === 'key' ? 'colon' : 'end';
    }
    opened = false;
  }
  return wanted === 'end' && closer === '';
}
