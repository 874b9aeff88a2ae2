/** The meaning of a failing response for the session: its token has expired, the user is not signed in, or the user may not do this. @public */
export type Refusal = 'expired' | 'unauthorized' | 'forbidden';
