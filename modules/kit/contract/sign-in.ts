export const places = ['machine', 'network', 'internet', 'unknown'] as const;
export const loginWays = ['password', 'phone', 'social', 'register', 'passkey'] as const;
export const secondMethods = ['totp', 'recovery'] as const;

/** The method of a sign-in. */
export type LoginWay = (typeof loginWays)[number];

/** Proof of identity after the first step of a login. */
export type SecondMethod = (typeof secondMethods)[number];
