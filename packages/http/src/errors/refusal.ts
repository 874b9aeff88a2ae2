/** What a failing response says of the session: its token has expired, there is none that counts, or it may not do this. @public */
export type Refusal = 'expired' | 'unauthorized' | 'forbidden';
