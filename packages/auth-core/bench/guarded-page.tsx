import { createSession, createTokenStore } from '@waybill/auth-core';
import { Can, Guarded, SessionProvider } from '@waybill/auth-core/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** The page of guarded.bench.ts: 250 `Can` and 250 `Guarded`, all controlled by one role. */
const session = createSession({ gateway: {}, tokens: createTokenStore({ kind: 'memory' }), channel: null });
session.adoptToken('T');
await session.loadProfile();

const host = document.body.appendChild(document.createElement('main'));
const pairs = Array.from({ length: 250 }, (_, index) => index);
flushSync(() =>
  createRoot(host).render(
    <SessionProvider session={session}>
      {pairs.map((index) => (
        <p key={index}>
          <Can guard={{ role: ['Editor'], permission: [`p${index}`] }} fallback="closed">
            <b>open</b>
          </Can>
          <Guarded as="button" guard={['Editor']} type="button">
            Edit
          </Guarded>
        </p>
      ))}
    </SessionProvider>,
  ),
);

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** Measures from the change of rights to the frame in which all 500 show it, and the script time of the change alone. */
async function turn(roles: string[]): Promise<{ script: number; frames: number }> {
  await frame();
  const expected = roles.length > 0 ? 250 : 0;
  const start = performance.now();
  session.setAccess({ roles });
  // React renders changes of an external store in a microtask.
  await Promise.resolve();
  await new Promise((resolve) => queueMicrotask(() => resolve(undefined)));
  const script = performance.now() - start;
  let frames = 0;
  do {
    await frame();
    frames += 1;
  } while (host.querySelectorAll('button').length !== expected || host.querySelectorAll('b').length !== expected);
  return { script, frames };
}

declare global {
  interface Window {
    measure(): Promise<{ script: number; frames: number }[]>;
  }
}

window.measure = async () => {
  const results = [];
  for (let round = 0; round < 40; round++) results.push(await turn(round % 2 === 0 ? ['Editor'] : []));
  return results.slice(10);
};
