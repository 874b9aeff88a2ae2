export interface AmountOptions {
  /** Also accept a leading minus. Default false, for example `{ signed: true }` for a refund. */
  signed?: boolean;
}

/**
 * Whether a value is an amount of money with at most 2 decimals: a number, or its plain notation without superfluous zeros in
 * front (`0.5`, `12`, `12.30`). Exponents, thousands separators, currency signs and white space are refused.
 */
export function isAmount(value: unknown, options?: AmountOptions): boolean {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') return false;
  return /^-?(?:0|[1-9]\d*)(?:\.\d{1,2})?$/.test(text) && (options?.signed === true || text[0] !== '-');
}
