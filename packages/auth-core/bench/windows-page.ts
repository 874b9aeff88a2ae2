import { createSession } from '@waybill/auth-core';

/** The page of browser.bench.ts: one window of a session in local storage. */
const session = createSession({ gateway: { signIn: async (user) => `token-of-${user}` } });
const heard: { status: string; at: number }[] = [];
// Windows share no time origin, so they compare the time of day.
const now = () => performance.timeOrigin + performance.now();
session.subscribe(({ state, origin }) => {
  if (origin === 'elsewhere') heard.push({ status: state.status, at: now() });
});

declare global {
  interface Window {
    act(what: 'in' | 'out'): Promise<number>;
    lastHeard(): { status: string; at: number } | undefined;
  }
}

window.act = async (what) => {
  const start = now();
  await (what === 'in' ? session.signIn('li') : session.signOut());
  return start;
};
window.lastHeard = () => heard.at(-1);
