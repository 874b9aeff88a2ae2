import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PersonFacts } from '../guard/subject';
import { createSession } from './create-session';
import { createTokenKeeper } from './current-token';
import type { Session, SessionOptions } from './session';
import { SessionError } from './session-error';
import type { SessionEvent } from './session-event';
import type { GatewayContext, SessionGateway } from './session-gateway';
import { createHub, createSharedStorage, deferred } from './testing/session-parts';

const defaults = { username: 'Desk agent', avatar: '/figure.svg' };
const li = { username: 'Li', avatar: '/li.png', roles: ['Editor'], permissions: ['order:read'] };

function setUp(
  gateway: SessionGateway = {},
  options: Partial<SessionOptions> = {},
  stored: Record<string, string> = {},
) {
  const storage = createSharedStorage(stored);
  const hub = createHub();
  const events: SessionEvent[] = [];
  const open = (more: Partial<SessionOptions> = {}) =>
    createSession({ gateway, tokens: storage.open(), channel: hub.open(), defaults, ...options, ...more });
  const session = open();
  session.subscribe((event) => events.push(event));
  const kinds = () => events.map((event) => event.kind);
  return { session, storage, hub, open, events, kinds };
}

const failure = async (promise: Promise<unknown>): Promise<SessionError> => {
  const problem = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (problem instanceof SessionError) return problem;
  throw new Error('It did not fail with a SessionError.', { cause: problem });
};

const signedIn = async (gateway: SessionGateway = {}, options: Partial<SessionOptions> = {}) => {
  const set = setUp({ signIn: async () => ({ token: 'T1' }), loadProfile: async () => li, ...gateway }, options);
  await set.session.signIn({});
  await set.session.loadProfile();
  set.events.length = 0;
  return set;
};

const expectReset = (session: Session, storage: { values: Map<string, string> }) => {
  expect(session.getToken()).toBeNull();
  expect([...storage.values]).toEqual([]);
  expect(session.snapshot().user).toEqual(defaults);
  expect(session.snapshot().access).toEqual({ admin: false, roles: [], permissions: [] });
};

describe('a session starts', () => {
  it('signed out without a token [user-session]', () => {
    expect(setUp().session.snapshot()).toEqual({
      status: 'signedOut',
      user: defaults,
      access: { admin: false, roles: [], permissions: [] },
      epoch: 0,
      virtual: false,
    });
  });

  it('unknown with a token, until the profile is loaded', async () => {
    const { session } = setUp({ loadProfile: async () => li }, {}, { token: 'T0' });
    expect(session.snapshot().status).toBe('unknown');
    expect(session.getToken()).toBe('T0');
    await session.loadProfile();
    expect(session.snapshot()).toMatchObject({
      status: 'signedIn',
      user: { username: 'Li' },
      access: { roles: ['Editor'] },
    });
  });

  it('with empty names where no defaults are given', () => {
    const session = createSession({ gateway: {}, channel: null });
    expect(session.snapshot().user).toEqual({ username: '', avatar: '' });
    session.dispose();
  });
});

describe.each([
  ['signIn', 'sign-in-without-token'],
  ['signInSocial', 'social-sign-in-without-token'],
  ['register', 'register-without-token'],
] as const)('%s', (name, code) => {
  it('stores the token that the answer carries under the configured field [login-stores-configured-token-field]', async () => {
    const call = vi.fn(async () => ({ ticket: 'T1', token: 'other' }));
    const { session, storage, kinds } = setUp({ [name]: call }, { tokenField: 'ticket' });
    await session[name]({ username: 'li' });
    expect(call).toHaveBeenCalledWith({ username: 'li' }, expect.objectContaining({ token: null, epoch: 0 }));
    expect(session.getToken()).toBe('T1');
    expect(storage.values.get('token')).toBe('T1');
    expect(session.snapshot()).toMatchObject({ status: 'unknown', epoch: 1 });
    expect(kinds()).toEqual(['signing-in', 'signed-in']);
  });

  it('fails with the specification’s message if the response has none', async () => {
    const { session, storage, kinds } = setUp({ [name]: async () => ({ data: 1 }) });
    const problem = await failure(session[name]({}));
    expect(problem.code).toBe(code);
    expect(session.snapshot()).toMatchObject({ status: 'signedOut', epoch: 0 });
    expect(storage.values.size).toBe(0);
    expect(kinds()).toEqual(['signing-in', 'sign-in-failed']);
  });

  it('without a second factor rejects with its requirement; the next one succeeds [second-step-in-response]', async () => {
    const secondFactor = { ticket: 'S1', methods: ['totp'] };
    for (const cookie of [false, true]) {
      const call = async (payload: unknown) =>
        payload === 'first' ? { secondFactor } : { token: 'T1', secondFactor: null };
      const { session, storage } = setUp({ [name]: call }, { cookie });
      const problem = await failure(session[name]('first'));
      expect([problem.code, problem.secondFactor]).toEqual(['second-factor-needed', secondFactor]);
      expect([session.snapshot().status, storage.values.size]).toEqual(['signedOut', 0]);
      await session[name]('second');
      expect(session.snapshot().status).toBe('unknown');
    }
  });

  it('passes the server’s own error on', async () => {
    const wrong = new Error('POST /login answered 401');
    const { session } = setUp({ [name]: async () => Promise.reject(wrong) });
    await expect(session[name]({})).rejects.toBe(wrong);
    expect(session.snapshot().status).toBe('signedOut');
  });

  it('without its gateway call names the missing call', async () => {
    const problem = await failure(setUp().session[name]({}));
    expect(problem.code).toBe('call-missing');
    expect(problem.message).toContain(`"${name}"`);
  });

  it('shows that it is under way', async () => {
    const answer = deferred();
    const { session } = setUp({ [name]: () => answer.promise });
    const done = session[name]({});
    expect(session.snapshot().status).toBe('signingIn');
    answer.resolve('T1');
    await done;
    expect(session.snapshot().status).toBe('unknown');
  });
});

describe('signing in', () => {
  it('twice at once: the later attempt counts', async () => {
    const answers = [deferred(), deferred()];
    let call = 0;
    const { session } = setUp({ signIn: () => (answers[call++] as (typeof answers)[0]).promise });
    const first = session.signIn({});
    const second = session.signIn({});
    answers[1]?.resolve({ token: 'second' });
    await second;
    answers[0]?.resolve({ token: 'first' });
    expect((await failure(first)).code).toBe('superseded');
    expect(session.getToken()).toBe('second');
  });

  it('twice at once: the failure of the first does not end the second', async () => {
    const answers = [deferred(), deferred()];
    let call = 0;
    const { session } = setUp({ signIn: () => (answers[call++] as (typeof answers)[0]).promise });
    const first = session.signIn({});
    const second = session.signIn({});
    answers[0]?.resolve({});
    await failure(first);
    expect(session.snapshot().status).toBe('signingIn');
    answers[1]?.reject(new Error('no'));
    await expect(second).rejects.toThrow('no');
    expect(session.snapshot().status).toBe('signedOut');
  });

  it('keeps the signed-in user if it fails', async () => {
    const { session } = await signedIn();
    const again = setUp({ signIn: async () => ({}) }, {}, { token: 'T0' });
    await failure(again.session.signIn({}));
    expect(again.session.snapshot().status).toBe('unknown');
    expect(again.session.getToken()).toBe('T0');
    expect(session.snapshot().status).toBe('signedIn');
  });

  it('as another user leaves nothing of the first', async () => {
    const tokens = ['T1', 'T2'];
    const { session } = await signedIn({ signIn: async () => tokens.shift() });
    await session.signIn({});
    expect(session.getToken()).toBe('T2');
    expect(session.snapshot()).toMatchObject({
      status: 'unknown',
      user: defaults,
      access: { roles: [], permissions: [] },
      epoch: 2,
    });
  });

  it('with a token got elsewhere needs no call', () => {
    const { session } = setUp();
    session.adoptToken('popup');
    expect(session.getToken()).toBe('popup');
    expect(session.snapshot()).toMatchObject({ status: 'unknown', epoch: 1 });
    expect(() => session.adoptToken(' ')).toThrow(SessionError);
  });
});

describe('signing in again', () => {
  const again = (username: string) =>
    signedIn({
      signIn: async () => ({ token: 'T2' }),
      loadProfile: async ({ token }) => ({ ...li, username: token === 'T2' ? username : 'Li' }),
    });

  it('as the same person puts the new token in the place of the old one and ends nothing', async () => {
    const { session, storage, kinds } = await again('Li');
    session.adoptToken('T1');
    await session.loadProfile();
    const before = session.snapshot();
    expect(await session.signInAgain({})).toBe(true);
    expect(session.getToken()).toBe('T2');
    expect(storage.values.get('token')).toBe('T2');
    expect(session.snapshot()).toEqual(before);
    expect(kinds().at(-1)).toBe('token-refreshed');
  });

  it('as another user begins a new session', async () => {
    const { session, kinds } = await again('Wang');
    session.adoptToken('T1');
    await session.loadProfile();
    const { epoch } = session.snapshot();
    expect(await session.signInAgain({})).toBe(false);
    expect(session.snapshot()).toMatchObject({ status: 'unknown', epoch: epoch + 1, user: defaults });
    expect(kinds().at(-1)).toBe('signed-in');
  });

  it('changes nothing if it is refused', async () => {
    const { session } = await signedIn();
    const before = session.snapshot();
    const gateway = setUp({ signIn: async () => Promise.reject(new Error('no')) }, {}, { token: 'T0' });
    await expect(gateway.session.signInAgain({})).rejects.toThrow('no');
    expect(gateway.session.getToken()).toBe('T0');
    expect(session.snapshot()).toEqual(before);
  });
});

describe('the profile', () => {
  it('keeps defaults and no roles when no call is configured', async () => {
    const { session } = setUp({}, {}, { token: 'T0' });
    await session.loadProfile();
    expect(session.snapshot()).toMatchObject({
      status: 'signedIn',
      user: defaults,
      access: { admin: false, roles: [] },
    });
  });

  it('causes an error that names the field and changes nothing if it has a wrong type', async () => {
    const { session } = setUp({ loadProfile: async () => ({ ...li, roles: 'Editor' }) }, {}, { token: 'T0' });
    const problem = await failure(session.loadProfile());
    expect(problem).toMatchObject({ code: 'profile-malformed', field: 'roles' });
    expect(session.snapshot()).toMatchObject({ status: 'unknown', user: defaults });
  });

  it('is requested once for all concurrent callers', async () => {
    const loadProfile = vi.fn(async () => li);
    const { session } = setUp({ loadProfile }, {}, { token: 'T0' });
    const answers = await Promise.all([session.loadProfile(), session.loadProfile(), session.loadProfile()]);
    expect(loadProfile).toHaveBeenCalledTimes(1);
    expect(answers[0]?.user.username).toBe('Li');
    await session.loadProfile();
    expect(loadProfile).toHaveBeenCalledTimes(2);
  });

  it('needs a token', async () => {
    expect((await failure(setUp({ loadProfile: async () => li }).session.loadProfile())).code).toBe('not-signed-in');
  });

  it('is dropped if it arrives after a logout', async () => {
    const answer = deferred();
    let context: GatewayContext | undefined;
    const loadProfile = (given: GatewayContext) => {
      context = given;
      return answer.promise;
    };
    const { session, storage } = setUp({ loadProfile }, {}, { token: 'T0' });
    const late = session.loadProfile();
    session.reset();
    expect(context?.signal.aborted).toBe(true);
    answer.resolve(li);
    expect((await failure(late)).code).toBe('superseded');
    expectReset(session, storage);
  });

  it('of the first user never shows under the second', async () => {
    const answers = [deferred(), deferred()];
    let call = 0;
    const { session } = setUp(
      { loadProfile: () => (answers[call++] as (typeof answers)[0]).promise },
      {},
      { token: 'T0' },
    );
    const first = session.loadProfile();
    session.adoptToken('T2');
    const second = session.loadProfile();
    answers[1]?.resolve({ username: 'Second' });
    await second;
    answers[0]?.resolve({ username: 'First', roles: ['Chief'] });
    await failure(first);
    expect(session.snapshot()).toMatchObject({ user: { username: 'Second' }, access: { roles: [] } });
  });

  it('that is loaded during a login attempt stays if the attempt fails', async () => {
    const profile = deferred();
    const attempt = deferred();
    const { session } = setUp(
      { loadProfile: () => profile.promise, signIn: () => attempt.promise },
      {},
      { token: 'T0' },
    );
    const loading = session.loadProfile();
    const trying = session.signIn({});
    profile.resolve(li);
    await loading;
    attempt.reject(new Error('no'));
    await expect(trying).rejects.toThrow('no');
    expect(session.snapshot()).toMatchObject({ status: 'signedIn', user: { username: 'Li' } });
  });

  it('carries the full-access flag only as a flag [permission-store]', async () => {
    const { session } = setUp({ loadProfile: async () => ({ roles: ['Admin'] }) }, {}, { token: 'T0' });
    await session.loadProfile();
    expect(session.snapshot().access.admin).toBe(false);
  });
});

describe('rights', () => {
  it('can be replaced, also in part', async () => {
    const { session, kinds } = await signedIn();
    session.setAccess({ roles: ['Chief'] });
    expect(session.snapshot().access).toEqual({ admin: false, roles: ['Chief'], permissions: ['order:read'] });
    expect(kinds()).toEqual(['access-changed']);
  });

  it('keep their features until they are replaced', async () => {
    const { session } = await signedIn();
    session.setAccess({ flags: ['new-prices'] });
    session.setAccess({ roles: ['Chief'] });
    expect(session.snapshot().access).toMatchObject({ roles: ['Chief'], flags: ['new-prices'] });
    session.reset();
    expect(session.snapshot().access.flags).toBeUndefined();
  });

  it('changes nothing where a fact of new rights is of no kind that rules compare', async () => {
    const { session, events } = await signedIn({
      loadProfile: async () => ({ ...li, facts: { id: 7, region: null } }),
    });
    const before = session.snapshot();
    expect(before.access.facts).toEqual({ id: 7 });
    const facts = { home: { city: 'Wuhan' } } as unknown as PersonFacts;
    expect(() => session.setAccess({ roles: ['Chief'], facts })).toThrow('The fact "home" must be a text');
    expect(session.snapshot()).toBe(before);
    expect(events).toEqual([]);
  });

  it('are ignored without a signed-in user', () => {
    const { session } = setUp();
    session.setAccess({ admin: true });
    expect(session.snapshot().access.admin).toBe(false);
  });

  it('are copied from the caller', async () => {
    const { session } = await signedIn();
    const roles = ['Chief'];
    session.setAccess({ roles });
    roles.push('Editor');
    expect(session.snapshot().access.roles).toEqual(['Chief']);
  });
});

describe('logout', () => {
  it('notifies the server while the token is still valid, then resets everything', async () => {
    const signOut = vi.fn(async (_context: GatewayContext) => {});
    const { session, storage, kinds } = await signedIn({ signOut });
    await session.signOut();
    expect(signOut).toHaveBeenCalledWith(expect.objectContaining({ token: 'T1', epoch: 1 }));
    expectReset(session, storage);
    expect(session.snapshot()).toMatchObject({ status: 'signedOut', epoch: 2 });
    expect(kinds()).toEqual(['signed-out']);
  });

  it.each<[string, SessionGateway['signOut']]>([
    ['rejects', () => Promise.reject(new Error('down'))],
    [
      'throws at once',
      () => {
        throw new Error('down');
      },
    ],
  ])('resets this side also when the server call %s', async (_, signOut) => {
    const onProblem = vi.fn();
    const { session, storage } = await signedIn(signOut ? { signOut } : {}, { onProblem });
    await expect(session.signOut()).resolves.toBeUndefined();
    expectReset(session, storage);
    expect(onProblem).toHaveBeenCalledWith(expect.objectContaining({ message: 'down' }));
  });

  it('does not wait for ever for the server', async () => {
    vi.useFakeTimers();
    try {
      const { session, storage } = await signedIn({ signOut: () => new Promise(() => {}) }, { signOutWait: 500 });
      const done = session.signOut();
      await vi.advanceTimersByTimeAsync(499);
      expect(session.snapshot().status).toBe('signedIn');
      await vi.advanceTimersByTimeAsync(1);
      await done;
      expectReset(session, storage);
    } finally {
      vi.useRealTimers();
    }
  });

  it('needs no call to be configured', async () => {
    const { session, storage } = await signedIn();
    await session.signOut();
    expectReset(session, storage);
  });

  it('called twice notifies the server once', async () => {
    const signOut = vi.fn(async () => {});
    const { session } = await signedIn({ signOut });
    await Promise.all([session.signOut(), session.signOut()]);
    expect(signOut).toHaveBeenCalledTimes(1);
    expect(session.snapshot().epoch).toBe(2);
  });

  it('overtaken by a new login does not end the new session', async () => {
    const answer = deferred();
    const { session } = await signedIn({ signOut: () => answer.promise });
    const leaving = session.signOut();
    session.adoptToken('T2');
    answer.resolve(undefined);
    await leaving;
    expect(session.getToken()).toBe('T2');
  });

  it('is a logout even if the server answers it with 401', async () => {
    const { session, kinds } = await signedIn({
      signOut: async ({ epoch }) => {
        session.expire(epoch);
        throw new Error('401');
      },
    });
    await session.signOut();
    expect(session.snapshot().status).toBe('signedOut');
    expect(kinds()).toEqual(['signed-out']);
  });

  it('does not abort its own call to the server, but every other', async () => {
    const seen: GatewayContext[] = [];
    const never = (context: GatewayContext) => {
      seen.push(context);
      return new Promise<unknown>(() => {});
    };
    const { session } = await signedIn({ refresh: never, signOut: async (context) => void seen.push(context) });
    void session.renew('T1').catch(() => {});
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    await session.signOut();
    expect(seen.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });
});

describe('expiry', () => {
  it('resets everything and sets the status to expired', async () => {
    const { session, storage, kinds } = await signedIn();
    expect(session.expire()).toBe(true);
    expectReset(session, storage);
    expect(session.snapshot()).toMatchObject({ status: 'expired', epoch: 2 });
    expect(kinds()).toEqual(['expired']);
  });

  it('happens once, however many calls fail together', async () => {
    const { session, kinds } = await signedIn();
    const { epoch } = session.snapshot();
    expect(Array.from({ length: 10 }, () => session.expire(epoch))).toEqual([true, ...Array(9).fill(false)]);
    expect(kinds()).toEqual(['expired']);
  });

  it('from a call before this login does not log it out', async () => {
    const { session } = await signedIn();
    const { epoch } = session.snapshot();
    session.adoptToken('T2');
    expect(session.expire(epoch)).toBe(false);
    expect(session.getToken()).toBe('T2');
  });

  it('does not disturb a login attempt whose credentials were wrong', async () => {
    const { session, kinds } = setUp({
      signIn: async () => {
        session.expire();
        throw new Error('401');
      },
    });
    await expect(session.signIn({})).rejects.toThrow('401');
    expect(kinds()).toEqual(['signing-in', 'sign-in-failed']);
  });

  it('is over with the next login attempt', async () => {
    const { session } = await signedIn({ signIn: async () => 'T9' });
    session.expire();
    await session.signIn({});
    expect(session.snapshot().status).toBe('unknown');
  });

  it('is still the state after a login attempt that failed', async () => {
    let answer: unknown = 'T1';
    const { session } = await signedIn({ signIn: async () => answer });
    session.expire();
    answer = {};
    await failure(session.signIn({}));
    expect(session.snapshot().status).toBe('expired');
  });
});

describe('a renewal', () => {
  const renewTwice = (session: Session) => [session.renew('T1'), session.renew('T1')] as const;

  it('replaces the token and nothing else', async () => {
    const { session, storage, kinds } = await signedIn({ refresh: async () => ({ token: 'T2' }) });
    await expect(session.renew('T1')).resolves.toBe('T2');
    expect(session.getToken()).toBe('T2');
    expect(storage.values.get('token')).toBe('T2');
    expect(session.snapshot()).toMatchObject({ status: 'signedIn', user: { username: 'Li' }, epoch: 1 });
    expect(kinds()).toEqual(['token-refreshed']);
  });

  it('runs once, however many wait for it', async () => {
    const refresh = vi.fn(async () => 'T2');
    const { session } = await signedIn({ refresh });
    expect(await Promise.all(renewTwice(session))).toEqual(['T2', 'T2']);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('of a token that is already replaced makes no call', async () => {
    const refresh = vi.fn(async () => 'T2');
    const { session } = await signedIn({ refresh });
    expect(await session.renew('T0')).toBe('T1');
    expect(refresh).not.toHaveBeenCalled();
  });

  it('needs a token to renew', async () => {
    expect((await failure(setUp({ refresh: async () => 'T2' }).session.renew(null))).code).toBe('not-signed-in');
    expect((await failure((await signedIn()).session.renew('T1'))).code).toBe('call-missing');
  });

  it.each([
    ['none', {}],
    ['an empty one', ''],
    ['the expired one again', 'T1'],
    ['one that no header may carry', 'a\r\nb'],
  ])(
    'that is answered with %s for a token fails at once for all who wait, and keeps the old one [refresh-returns-unusable-token]',
    async (_, answer) => {
      const refresh = vi.fn(async () => answer);
      const { session } = await signedIn({ refresh });
      const problems = await Promise.all(renewTwice(session).map(failure));
      expect(problems.map(({ code }) => code)).toEqual(['refresh-without-token', 'refresh-without-token']);
      expect(refresh).toHaveBeenCalledTimes(1);
      expect(session.getToken()).toBe('T1');
    },
  );

  it('that logout overtook is discarded', async () => {
    const answer = deferred();
    const refresh = vi.fn(() => answer.promise);
    const { session, storage } = await signedIn({ refresh });
    const late = failure(session.renew('T1'));
    await vi.waitFor(() => expect(refresh).toHaveBeenCalled());
    await session.signOut();
    answer.resolve('T2');
    expect((await late).code).toBe('superseded');
    expectReset(session, storage);
  });

  it('that failed after another login rejects as superseded, with its cause', async () => {
    const answer = deferred();
    const refresh = vi.fn(() => answer.promise);
    const { session } = await signedIn({ refresh });
    const late = failure(session.renew('T1'));
    await vi.waitFor(() => expect(refresh).toHaveBeenCalled());
    session.adoptToken('T2');
    const cause = new Error('down');
    answer.reject(cause);
    expect(await late).toMatchObject({ code: 'superseded', cause });
  });

  it('that answers late never overwrites what another window has stored meanwhile: another user, or the next token [late-refresh-never-overwrites-another]', async () => {
    for (const elsewhere of ['another user', 'next']) {
      const answer = deferred();
      const refresh = vi.fn(() => answer.promise);
      const { session, storage } = await signedIn({ refresh });
      const late = session.renew('T1').catch((problem: SessionError) => problem.code);
      await vi.waitFor(() => expect(refresh).toHaveBeenCalled());
      // Written without an event: this window has not noticed it.
      if (elsewhere === 'next') {
        const mark = storage.values.get('token.login')?.split(' ')[0];
        const other = createTokenKeeper(storage.open(), null);
        expect(other.mark).toBe(mark);
        other.replace('T9');
      } else storage.values.set('token', 'U1');
      answer.resolve('T2');
      expect(await late).toBe(elsewhere === 'next' ? 'T9' : 'superseded');
      expect(session.getToken()).toBe(elsewhere === 'next' ? 'T9' : 'U1');
      expect(storage.values.get('token')).toBe(session.getToken());
    }
  });
});

describe('a renewal that gets no refusal', () => {
  class No extends Error {}
  const isRefusal = (problem: unknown) => problem instanceof No;
  beforeAll(() => import('./renewal/create-renewal'));
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  /** The problem or the token, and after which ms each try came. */
  const trace = async (answers: (() => unknown)[], during?: (set: Awaited<ReturnType<typeof signedIn>>) => void) => {
    const times: number[] = [];
    const refresh = async () => {
      times.push(Date.now() - start);
      return (answers[times.length - 1] ?? answers.at(-1))?.();
    };
    const set = await signedIn({ refresh, isRefusal }, { refreshLock: null, refreshTimeout: 1000 });
    const start = Date.now();
    const end = set.session.renew('T1').catch((problem: Error) => problem.message);
    await vi.waitFor(() => expect(times).toHaveLength(1), { interval: 1 });
    during?.(set);
    await vi.advanceTimersByTimeAsync(20_000);
    return { end: await end, times, ...set };
  };
  const down = () => {
    throw new Error('down');
  };

  it('is tried again three times, after longer and longer pauses, and then fails [refresh-without-response-is-retried]', async () => {
    const { end, times, session } = await trace([down]);
    expect(end).toBe('down');
    const pauses = times.slice(1).map((time, at) => time - (times[at] ?? 0));
    expect(pauses).toHaveLength(3);
    for (const [at, pause] of [500, 1500, 4500].entries()) {
      expect(pauses[at]).toBeGreaterThanOrEqual(0.8 * pause - 2);
      expect(pauses[at]).toBeLessThanOrEqual(1.2 * pause + 2);
    }
    expect(session.getToken()).toBe('T1');
  });

  it('succeeds as soon as one try does', async () => {
    const { end, times, session } = await trace([down, down, () => 'T2']);
    expect(end).toBe('T2');
    expect(times).toHaveLength(3);
    expect(session.getToken()).toBe('T2');
  });

  it('counts a try that takes too long as one without an answer, and aborts it', async () => {
    const { end, times } = await trace([() => new Promise(() => {}), () => 'T2']);
    expect(end).toBe('T2');
    expect(times).toHaveLength(2);
  });

  it('marks a missing response by the name of its failure [lost-line-keeps-session]', async () => {
    const set = await signedIn({ refresh: () => new Promise(() => {}) }, { refreshLock: null, refreshTimeout: 1000 });
    const end = set.session.renew('T1').catch((problem: Error) => problem.name);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await end).toBe('TimeoutError');
    expect(set.session.snapshot().status).toBe('signedIn');
  });

  it('ends with a refusal, at once [refused-refresh-ends-at-once]', async () => {
    const refuse = () => {
      throw new No('no');
    };
    const { end, times } = await trace([down, refuse]);
    expect(end).toBe('no');
    expect(times).toHaveLength(2);
  });

  it('looks for a newer token before each try [newer-token-is-read-before-each-try]', async () => {
    const { end, times } = await trace([down], ({ storage }) => createTokenKeeper(storage.open(), null).replace('T9'));
    expect(end).toBe('T9');
    expect(times).toHaveLength(1);
  });

  it('ends with its session', async () => {
    const { end, times } = await trace([down], ({ session }) => session.reset());
    expect(end).toContain('session ended');
    expect(times).toHaveLength(1);
  });
});

describe('virtual roles (login interception off)', () => {
  const virtual = () => setUp({ loadProfile: vi.fn(async () => li) }, { virtualRoles: {} });

  it('show an admin with full access, without asking the server', async () => {
    const { session } = virtual();
    expect(session.snapshot()).toMatchObject({ status: 'unknown', virtual: true, access: { admin: false } });
    await session.loadProfile();
    expect(session.snapshot()).toEqual({
      status: 'signedIn',
      user: { username: 'admin', avatar: '/figure.svg' },
      access: { admin: true, roles: [], permissions: [] },
      epoch: 0,
      virtual: true,
    });
    expect(session.getToken()).toBeNull();
  });

  it('can be given another name', async () => {
    const { session } = setUp({}, { virtualRoles: { username: '管理员' } });
    expect((await session.loadProfile()).user.username).toBe('管理员');
  });

  it('are there again after a reset', async () => {
    const { session } = virtual();
    await session.loadProfile();
    session.reset();
    expect(session.snapshot()).toMatchObject({ status: 'unknown', access: { admin: false } });
    await session.loadProfile();
    expect(session.snapshot().access.admin).toBe(true);
    expect(session.expire()).toBe(true);
    expect(session.snapshot().status).toBe('unknown');
  });

  it('are off by default', () => {
    expect(setUp({}, { virtualRoles: false }).session.snapshot()).toMatchObject({
      status: 'signedOut',
      virtual: false,
    });
  });
});

describe('listeners', () => {
  it('get every change in the same tick, with the previous state', async () => {
    const { session, events } = await signedIn();
    session.reset();
    expect(events).toEqual([
      {
        kind: 'signed-out',
        origin: 'here',
        previous: expect.objectContaining({ status: 'signedIn', user: { username: 'Li', avatar: '/li.png' } }),
        state: expect.objectContaining({ status: 'signedOut', user: defaults }),
      },
    ]);
  });

  it('that unsubscribed get no more changes, and one that throws does not affect others', () => {
    const onProblem = vi.fn();
    const { session } = setUp({}, { onProblem });
    const heard: string[] = [];
    const stop = session.subscribe(() => heard.push('stopped'));
    session.subscribe(() => {
      throw new Error('listener');
    });
    session.subscribe(({ kind }) => heard.push(kind));
    stop();
    session.adoptToken('T1');
    expect(heard).toEqual(['signed-in']);
    expect(onProblem).toHaveBeenCalledTimes(1);
  });

  it('are not notified of a reset that changes nothing', () => {
    const { session, events } = setUp();
    session.reset();
    expect(events).toEqual([]);
    expect(session.snapshot().epoch).toBe(0);
  });

  it('are all gone after dispose', () => {
    const { session, events } = setUp();
    session.dispose();
    session.adoptToken('T1');
    expect(events).toEqual([]);
  });
});

describe('the published state', () => {
  it('is the same frozen object until something changes', () => {
    const { session } = setUp();
    expect(session.snapshot()).toBe(session.snapshot());
    const before = session.snapshot();
    session.adoptToken('T1');
    expect(session.snapshot()).not.toBe(before);
    expect(before.epoch).toBe(0);
  });

  it('never holds the token', async () => {
    const { session } = await signedIn({ signIn: async () => 'very-secret' });
    expect(JSON.stringify(session.snapshot())).not.toContain('very-secret');
    expect(JSON.stringify(session.state)).not.toContain('very-secret');
  });
});

describe('two windows of one browser', () => {
  const two = async (options: Partial<SessionOptions> = {}) => {
    const set = setUp({ signIn: async () => 'T1', loadProfile: async () => li, refresh: async () => 'T2' }, options);
    const other = set.open();
    const heard: string[] = [];
    other.subscribe(({ kind, origin }) => heard.push(`${kind} ${origin}`));
    return { ...set, other, heard };
  };

  it('follow each other’s login: the other loads the profile again', async () => {
    const { session, other, heard } = await two();
    await session.signIn({});
    expect(other.snapshot()).toMatchObject({ status: 'unknown', epoch: 1 });
    expect(other.getToken()).toBe('T1');
    expect(heard).toEqual(['signed-in elsewhere']);
    await other.loadProfile();
    expect(other.snapshot().user.username).toBe('Li');
  });

  it('follow each other’s logout', async () => {
    const { session, other, heard, storage } = await two();
    await session.signIn({});
    await other.loadProfile();
    await session.signOut();
    expect(other.snapshot().status).toBe('signedOut');
    expectReset(other, storage);
    expect(heard).toEqual(['signed-in elsewhere', 'profile-loaded here', 'signed-out elsewhere']);
  });

  it('follow another user’s login, and leave nothing of the first', async () => {
    const { session, other } = await two();
    await session.signIn({});
    await other.loadProfile();
    session.adoptToken('of another user');
    expect(other.snapshot()).toMatchObject({ status: 'unknown', user: defaults, access: { roles: [] }, epoch: 2 });
    expect(other.getToken()).toBe('of another user');
  });

  it('take a refreshed token over without loading the profile again', async () => {
    const { session, other, heard } = await two();
    await session.signIn({});
    await other.loadProfile();
    heard.length = 0;
    await session.renew(session.getToken());
    expect(other.getToken()).toBe('T2');
    expect(other.snapshot()).toMatchObject({ status: 'signedIn', user: { username: 'Li' }, epoch: 1 });
    expect(heard).toEqual(['token-refreshed elsewhere']);
  });

  it.each([['storage events alone', { channel: null }]] as const)('do all that by %s', async (_, options) => {
    const { session, other, heard } = await two(options);
    await session.signIn({});
    await session.renew(session.getToken());
    session.adoptToken('T3');
    await session.signOut();
    expect(heard).toEqual([
      'signed-in elsewhere',
      'token-refreshed elsewhere',
      'signed-in elsewhere',
      'signed-out elsewhere',
    ]);
    expect(other.getToken()).toBeNull();
  });

  it('do all that by messages alone', async () => {
    const storage = createSharedStorage();
    const hub = createHub();
    const silent = () => {
      const strip = (store: ReturnType<typeof storage.open>): ReturnType<typeof storage.open> => ({
        read: store.read,
        write: store.write,
        clear: store.clear,
        beside: (suffix) => strip(store.beside?.(suffix) ?? store),
      });
      return createSession({
        gateway: { refresh: async () => 'T2' },
        tokens: strip(storage.open()),
        channel: hub.open(),
      });
    };
    const [session, other] = [silent(), silent()];
    const heard: string[] = [];
    other.subscribe(({ kind }) => heard.push(kind));
    session.adoptToken('T1');
    // The message of a login is sent before the write is visible: the store is read again a little later.
    await vi.waitFor(() => expect(other.getToken()).toBe('T1'));
    await session.renew(session.getToken());
    await vi.waitFor(() => expect(other.getToken()).toBe('T2'));
    session.reset();
    expect(other.getToken()).toBeNull();
    expect(heard).toEqual(['signed-in', 'token-refreshed', 'signed-out']);
  });

  it('send no token in any message', async () => {
    const { session, hub } = await two();
    await session.signIn({});
    await session.renew(session.getToken());
    session.reset();
    expect(hub.sent.map(({ type }) => type)).toEqual(['signed-in', 'refreshed', 'signed-out']);
    expect(JSON.stringify(hub.sent)).not.toMatch(/T1|T2/);
  });

  it('with sessions of their own (session storage) do not end each other', () => {
    const hub = createHub();
    const createWindow = () =>
      createSession({ gateway: {}, tokens: createSharedStorage().open(), channel: hub.open() });
    const [session, other] = [createWindow(), createWindow()];
    session.adoptToken('A');
    other.adoptToken('B');
    session.reset();
    expect(other.getToken()).toBe('B');
  });

  it('do not restore a token whose removal is not visible yet', async () => {
    const { session, other, hub, storage } = await two();
    await session.signIn({});
    const mark = storage.values.get('token.login')?.split(' ')[0] ?? null;
    hub.open().post({ type: 'signed-out', mark });
    expect(other.getToken()).toBeNull();
    other.sync();
    expect(other.getToken()).toBeNull();
    expect(other.snapshot().status).toBe('signedOut');
  });

  it('follow missed changes with sync', async () => {
    const { session, storage } = await two();
    storage.values.set('token', 'T5');
    session.sync();
    expect(session.getToken()).toBe('T5');
    storage.values.delete('token');
    session.sync();
    expect(session.snapshot().status).toBe('signedOut');
  });

  it('take a token without a mark for another login', async () => {
    const set = setUp({ loadProfile: async () => li }, {}, { token: 'T0' });
    await set.session.loadProfile();
    set.storage.values.set('token', 'T9');
    set.session.sync();
    expect(set.session.snapshot()).toMatchObject({ status: 'unknown', epoch: 1 });
  });

  it('take a plain token that overwrote theirs for another login', async () => {
    const { session, other, heard, storage } = await two();
    await session.signIn({});
    await other.loadProfile();
    heard.length = 0;
    storage.open().write('of an older build');
    expect(other.getToken()).toBe('of an older build');
    expect(other.snapshot()).toMatchObject({ status: 'unknown', user: defaults, access: { roles: [] }, epoch: 2 });
    expect(heard).toEqual(['signed-in elsewhere']);
  });

  it('call a plain token the same, so that its refresh stays one login in all of them', async () => {
    const { session, other, heard, storage } = await two();
    storage.open().write('of an older build');
    await session.loadProfile();
    await other.loadProfile();
    heard.length = 0;
    await session.renew(session.getToken());
    expect(other.getToken()).toBe('T2');
    expect(heard).toEqual(['token-refreshed elsewhere']);
    session.reset();
    expect(other.snapshot().status).toBe('signedOut');
  });

  it('take a plain token over after a logout', async () => {
    const { session, other, storage } = await two();
    await session.signIn({});
    await other.loadProfile();
    await session.signOut();
    storage.open().write('of an older build');
    for (const each of [session, other]) expect(each.getToken()).toBe('of an older build');
  });

  it('stop following when disposed', async () => {
    const { session, other } = await two();
    other.dispose();
    await session.signIn({});
    expect(other.getToken()).toBeNull();
  });

  it('drop a login answer that another window’s login overtook', async () => {
    const answer = deferred();
    const set = setUp({ signIn: () => answer.promise });
    const other = set.open();
    const trying = set.session.signIn({});
    other.adoptToken('elsewhere');
    answer.resolve('here');
    expect((await failure(trying)).code).toBe('superseded');
    expect(set.session.getToken()).toBe('elsewhere');
    expect(set.session.snapshot().status).toBe('unknown');
  });
});
