/** What a failing response says of the session: its token has expired, there is none that counts, or it may not do this. @public */
export type Refusal = 'expired' | 'unauthorized' | 'forbidden';

/** The number that a response is judged by: its code, or its status where the code is a word. */
export const numberOf = (code: unknown, status: unknown): number =>
  Number.isNaN(Number(code)) ? Number(status) : Number(code);

/** What a number says of the session where an application has no rule of its own: 402, 401 and 1000401, 403. */
export function refusalOf(number: number): Refusal | undefined {
  if (number === 402) return 'expired';
  if (number === 401 || number === 1000401) return 'unauthorized';
  return number === 403 ? 'forbidden' : undefined;
}
