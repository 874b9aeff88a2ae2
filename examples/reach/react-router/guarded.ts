import { createSession, createTokenStore, decide, describeVerdict, type Guard } from '@waybill/auth-core';

export const session = createSession({
  gateway: { loadProfile: async () => ({ username: 'Ann', roles: ['Agent'] }) },
  tokens: createTokenStore({ kind: 'memory' }),
});

/** A loader behind a guard; if the guard refuses the user, the verdict is the route's error. */
export const guarded =
  <Data>(guard: Guard, load: () => Data) =>
  () => {
    const verdict = decide(guard, session.snapshot().access);
    if (!verdict.allowed) throw new Error(describeVerdict(verdict));
    return load();
  };
