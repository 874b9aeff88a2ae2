import { createSession, createTokenStore } from '@waybill/auth-core';
import { Can, Guarded, SessionProvider, useSession } from '@waybill/auth-core/react';
import { createConsole } from '@waybill/ui-shell/console';
import { StrictMode, version } from 'react';
import { createRoot } from 'react-dom/client';

const session = createSession({
  gateway: { loadProfile: async () => ({ username: 'ann', roles: ['Editor'] }) },
  tokens: createTokenStore({ kind: 'memory' }),
  channel: null,
});

function Who() {
  return <b>{useSession().user.username}</b>;
}

/** Renders guards, changes rights and a feature, and returns the React version. Throws if the screen does not follow. */
async function follow(): Promise<string> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  session.adoptToken('T1');
  await session.loadProfile();
  root.render(
    <StrictMode>
      <SessionProvider session={session}>
        <Who />
        <Can guard={['Editor']}> edits</Can>
        <Guarded as="i" guard={{ flag: ['maps'] }}>
          {' maps'}
        </Guarded>
      </SessionProvider>
    </StrictMode>,
  );
  await shows(place, 'ann edits');
  session.setAccess({ roles: [], flags: ['maps'] });
  await shows(place, 'ann maps');
  root.unmount();
  return version;
}

async function shows(place: HTMLElement, expected: string): Promise<void> {
  for (let tries = 0; tries < 100 && place.textContent !== expected; tries += 1)
    await new Promise((go) => setTimeout(go, 10));
  if (place.textContent !== expected) throw new Error(`The screen says "${place.textContent}", not "${expected}".`);
}

/** Mounts a console and returns its error about this React version. */
function refuse(): string {
  try {
    createConsole({ routes: [] }).mount(document.body);
    return 'It started.';
  } catch (error) {
    return String(error);
  }
}

Object.assign(window, { result: follow().then((drawn) => ({ drawn, refused: refuse() })) });
