/** What a failing response says of the session: its token has expired, there is none that counts, or it may not do this. */
export type Refusal = 'expired' | 'unauthorized' | 'forbidden';

/** What a code says of the session where an application has no rule of its own: 402, 401 and 1000401, 403. */
export function refusalOf(code: unknown): Refusal | undefined {
  const text = String(code);
  if (text === '402') return 'expired';
  if (/^(1000)?401$/.test(text)) return 'unauthorized';
  return text === '403' ? 'forbidden' : undefined;
}
