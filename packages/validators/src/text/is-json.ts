export interface JsonOptions {
  /** Also accept a bare string, number, boolean or null, which RFC 8259 allows. Default false, for example `{ scalars: true }`. */
  scalars?: boolean;
}

/** Whether a string is JSON text (RFC 8259) for an object or an array, as a form for structured data needs it. */
export function isJson(value: unknown, options?: JsonOptions): boolean {
  if (typeof value !== 'string') return false;
  try {
    const parsed: unknown = JSON.parse(value);
    return options?.scalars === true || (typeof parsed === 'object' && parsed !== null);
  } catch {
    return false;
  }
}
