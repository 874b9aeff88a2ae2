export interface JsonOptions {
  /** Also accept a bare string, number, boolean or null, which RFC 8259 allows. Default false, for example `{ scalars: true }`. */
  scalars?: boolean;
}

/** How many lists and objects may lie inside one another: RFC 8259, section 9, leaves a limit to us, and engines need long beyond. */
const DEEPEST = 512;

/** Whether a string is JSON text (RFC 8259) for an object or a list, at most 512 levels deep, as a form for structured data needs it. */
export function isJson(value: unknown, options?: JsonOptions): boolean {
  if (typeof value !== 'string' || isDeep(value)) return false;
  try {
    const parsed: unknown = JSON.parse(value);
    return options?.scalars === true || (typeof parsed === 'object' && parsed !== null);
  } catch {
    return false;
  }
}

function isDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length && depth <= DEEPEST; at += 1) {
    const sign = text[at];
    if (sign === '\\') at += 1;
    else if (sign === '"') quoted = !quoted;
    else if (!quoted && (sign === '[' || sign === '{')) depth += 1;
    else if (!quoted && (sign === ']' || sign === '}')) depth -= 1;
  }
  return depth > DEEPEST;
}
