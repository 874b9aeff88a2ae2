/** What a failing response says of the session: its token has expired, there is none that counts, or it may not do this. @public */
export type Refusal = 'expired' | 'unauthorized' | 'forbidden';

/** The number that a response is judged by: its code, or its status where the code is a word. */
export const numberOf = (code: unknown, status: unknown): number =>
  Number.isNaN(Number(code)) ? Number(status) : Number(code);
