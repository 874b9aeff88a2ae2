import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type * as Core from '../exports/index';
import type { Session, SessionOptions } from './session';

type CoreModule = typeof Core;

const profiles: Record<string, unknown> = {
  'token-of-li': { username: 'Li', roles: ['Editor'] },
  'token-of-li-2': { username: 'Li', roles: ['Editor'] },
  'token-of-wang': { username: 'Wang', roles: ['Agent'] },
};

/** A second, third ... window of this browser: a frame of the same origin with the package loaded in its own realm. */
async function openWindow(): Promise<CoreModule> {
  const entry = new URL(import.meta.url);
  entry.pathname = entry.pathname.replace('session/two-windows.browser.test.ts', 'exports/index.ts');
  entry.search = '';
  const frame = document.createElement('iframe');
  // The test runner's replacement of a dynamic import, which exists only in its own window.
  const runner = 'window.__vitest_browser_runner__ = { wrapDynamicImport: (load) => load() };';
  frame.srcdoc = `<!doctype html><script>${runner}</script><script type="module">import * as core from ${JSON.stringify(entry.href)}; window.core = core;</script>`;
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  const inside = () => (frame.contentWindow as unknown as { core?: CoreModule } | null)?.core;
  return vi.waitFor(() => {
    const core = inside();
    if (!core) throw new Error('The window has not loaded the package.');
    return core;
  });
}

interface Way {
  kind: 'local' | 'cookie';
  /** If false, only storage events remain. */
  messages: boolean;
}

function openSession(core: CoreModule, { kind, messages }: Way): Session {
  const options: SessionOptions = {
    tokens: core.createTokenStore({ kind }),
    defaults: { username: 'Desk agent' },
    gateway: {
      signIn: async (user) => `token-of-${user}`,
      refresh: async ({ token }) => `${token}-2`,
      loadProfile: async ({ token }) => profiles[token ?? ''],
    },
  };
  const session = core.createSession(messages ? options : { ...options, channel: null });
  onTestFinished(() => {
    session.reset();
    session.dispose();
  });
  return session;
}

/** Writes the token alone, without mark or message, as an older build in another window or the developer tools would. */
function writePlainly({ kind }: Way, token: string): void {
  const frame = document.body.appendChild(document.createElement('iframe'));
  onTestFinished(() => frame.remove());
  const place = frame.contentWindow as Window;
  if (kind === 'local') place.localStorage.setItem('token', token);
  else place.document.cookie = `token=${token}; Path=/`;
}

/** Waits until the other window has followed, which no call triggers. */
const followed = (check: () => void) => vi.waitFor(check, { interval: 5 });

describe.each<[string, Way]>([
  ['local storage and messages', { kind: 'local', messages: true }],
  ['local storage alone', { kind: 'local', messages: false }],
  ['a cookie and messages', { kind: 'cookie', messages: true }],
])('windows of one browser, by %s', (_, way) => {
  const two = async () => {
    const [one, other] = await Promise.all([openWindow(), openWindow()]);
    expect(one.createSession).not.toBe(other.createSession);
    return [openSession(one, way), openSession(other, way)] as const;
  };

  it('follow a login: the other window loads the profile of the same user', async () => {
    const [one, other] = await two();
    await one.signIn('li');
    await followed(() => expect(other.snapshot().status).toBe('unknown'));
    await other.loadProfile();
    expect(other.snapshot()).toMatchObject({ status: 'signedIn', user: { username: 'Li' } });
  });

  it('follow a logout: nothing of the user is left in either', async () => {
    const [one, other] = await two();
    await one.signIn('li');
    await followed(() => expect(other.getToken()).toBe('token-of-li'));
    await other.loadProfile();
    await one.signOut();
    await followed(() => expect(other.snapshot().status).toBe('signedOut'));
    expect(other.snapshot()).toMatchObject({ user: { username: 'Desk agent' }, access: { roles: [] } });
    expect(other.getToken()).toBeNull();
  });

  it('follow the login of another user, who finds nothing of the first', async () => {
    const [one, other] = await two();
    await one.signIn('li');
    await followed(() => expect(other.getToken()).toBe('token-of-li'));
    await other.loadProfile();
    const { epoch } = other.snapshot();
    await one.signIn('wang');
    await followed(() => expect(other.getToken()).toBe('token-of-wang'));
    expect(other.snapshot()).toMatchObject({
      status: 'unknown',
      user: { username: 'Desk agent' },
      access: { roles: [] },
      epoch: epoch + 1,
    });
    await other.loadProfile();
    expect(other.snapshot()).toMatchObject({ user: { username: 'Wang' }, access: { roles: ['Agent'] } });
  });

  it('take a refreshed token over and stay signed in', async () => {
    const [one, other] = await two();
    await one.signIn('li');
    await followed(() => expect(other.getToken()).toBe('token-of-li'));
    await other.loadProfile();
    await one.renew(one.getToken());
    await followed(() => expect(other.getToken()).toBe('token-of-li-2'));
    expect(other.snapshot()).toMatchObject({ status: 'signedIn', user: { username: 'Li' } });
  });

  it('opened later find the login of the others', async () => {
    const [one] = await two();
    await one.signIn('li');
    const late = openSession(await openWindow(), way);
    expect(late.snapshot().status).toBe('unknown');
    await late.loadProfile();
    expect(late.snapshot().user.username).toBe('Li');
    one.reset();
    await followed(() => expect(late.snapshot().status).toBe('signedOut'));
  });
});

describe('a plain token that another hand wrote, as an older build does', () => {
  it.each([
    ['messages', true],
    ['storage events alone', false],
  ])('is another login to every window with local storage and %s', async (_, messages) => {
    const way: Way = { kind: 'local', messages };
    const [one, other] = [openSession(await openWindow(), way), openSession(await openWindow(), way)];
    await one.signIn('li');
    await followed(() => expect(other.getToken()).toBe('token-of-li'));
    await other.loadProfile();
    const { epoch } = other.snapshot();
    writePlainly(way, 'token-of-wang');
    for (const session of [one, other]) await followed(() => expect(session.getToken()).toBe('token-of-wang'));
    expect(other.snapshot()).toMatchObject({ status: 'unknown', access: { roles: [] }, epoch: epoch + 1 });
    await other.loadProfile();
    expect(other.snapshot().user.username).toBe('Wang');
  });

  it('is followed in a cookie too, if the browser has cookie events', async () => {
    const way: Way = { kind: 'cookie', messages: false };
    const session = openSession(await openWindow(), way);
    let writes = 0;
    // The browser takes a moment to start the events, and does not report earlier writes.
    await vi.waitFor(
      () => {
        writes += 1;
        writePlainly(way, `plain-${writes}`);
        expect(session.getToken()).toMatch(/^plain-/);
      },
      { interval: 50 },
    );
  });
});

describe('windows with session storage', () => {
  it('are sessions of their own that do not end each other', async () => {
    // Frames of one tab share its session storage; two keys stand for two tabs.
    const core = await openWindow();
    const open = (key: string) => {
      const session = core.createSession({ gateway: {}, tokens: core.createTokenStore({ kind: 'session', key }) });
      onTestFinished(() => session.dispose());
      return session;
    };
    const [one, other] = [open('tab-1'), open('tab-2')];
    one.adoptToken('A');
    other.adoptToken('B');
    one.reset();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(other.getToken()).toBe('B');
    other.reset();
  });
});

describe('storage faults in a browser', () => {
  const faulty = (kind: 'local' | 'session', name: 'getItem' | 'setItem' | 'removeItem') => {
    const spy = vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    onTestFinished(() => spy.mockRestore());
    return kind;
  };

  it.each([
    ['local', 'getItem'],
    ['local', 'setItem'],
    ['local', 'removeItem'],
    ['session', 'getItem'],
    ['session', 'setItem'],
    ['session', 'removeItem'],
  ] as const)(
    'with %s storage whose %s fails a login still works, and the fault is reported at most once',
    async (kind, name) => {
      const { createSession } = await import('./create-session');
      const { createTokenStore } = await import('./create-token-store');
      faulty(kind, name);
      const onProblem = vi.fn();
      const session = createSession({
        tokens: createTokenStore({ kind, onProblem }),
        gateway: { signIn: async () => 'T1', loadProfile: async () => ({ username: 'Li' }) },
      });
      onTestFinished(() => session.dispose());
      await session.signIn({});
      await session.loadProfile();
      session.sync();
      expect(session.snapshot()).toMatchObject({ status: 'signedIn', user: { username: 'Li' } });
      await session.signOut();
      session.sync();
      expect(session.snapshot().status).toBe('signedOut');
      expect(onProblem).toHaveBeenCalledTimes(1);
    },
  );
});

describe('a disposed session', () => {
  it('leaves no listener at the window', async () => {
    const { createSession } = await import('./create-session');
    const added = vi.spyOn(window, 'addEventListener');
    const removed = vi.spyOn(window, 'removeEventListener');
    onTestFinished(() => {
      added.mockRestore();
      removed.mockRestore();
    });
    const session = createSession({ gateway: {} });
    const types = added.mock.calls.map(([type]) => type).sort();
    expect(types).toEqual(['focus', 'pageshow', 'storage', 'visibilitychange']);
    session.dispose();
    expect(removed.mock.calls.map(([type]) => type).sort()).toEqual(types);
  });
});
