import { anonymous, type Subject } from '../guard/subject';
import { createBroadcastChannel } from './create-channel';
import { createTokenStore } from './create-token-store';
import { createMark, createTokenKeeper } from './current-token';
import { followWindows } from './follow-windows';
import { readProfile, readToken, requireWhole } from './read-response';
import { createRefreshLock } from './renewal/create-refresh-lock';
import type { Renew } from './renewal/create-renewal';
import type { Session, SessionOptions } from './session';
import type { SessionChannel, SessionMessage } from './session-channel';
import { createSessionCore, type GatewayCall } from './session-core';
import { type AuthErrorCode, SessionError } from './session-error';
import type { GatewayContext } from './session-gateway';
import type { SessionState, SessionUser } from './session-state';
import { createSessionStore } from './session-store';
import { createSignIn } from './sign-in';
import { createSignOut } from './sign-out';
import { createSingleFlight } from './single-flight';

/** Creates the session of one console: user, rights and token. It follows the browser's other windows until `dispose`. Every call to the server goes through the gateway; a response that arrives after a login or logout is dropped. @public */
export function createSession<Credentials = unknown, Social = unknown, Registration = unknown>(
  options: SessionOptions<Credentials, Social, Registration>,
): Session<Credentials, Social, Registration> {
  const {
    gateway,
    tokenField = 'token',
    cookie = false,
    virtualRoles = false,
    signOutWait = 3000,
    refreshTimeout = 10_000,
    onProblem = ignore,
  } = options;
  const tokens = options.tokens ?? createTokenStore({ onProblem });
  const { channel: given = 'waybill-session' } = options;
  const channel = typeof given === 'string' ? createBroadcastChannel(given) : given;
  const { place = 'token' } = tokens;
  const defaultLock = place === null ? null : createRefreshLock({ name: `waybill-session/${place}` });
  const { refreshLock = defaultLock } = options;
  const defaults: SessionUser = { username: '', avatar: '', ...options.defaults };
  const virtualUser = virtualRoles && { ...defaults, username: 'admin', ...virtualRoles };

  const keeper = createTokenKeeper(tokens, channel && quiet(channel, onProblem));
  const virtual = virtualUser !== false;
  const status = keeper.token !== null || virtual ? 'unknown' : 'signedOut';
  const store = createSessionStore({ defaults, virtual, status, onProblem });
  const core = createSessionCore(store, keeper);
  const read = (response: unknown, code: AuthErrorCode) => {
    requireWhole(response);
    return cookie ? createMark() : readToken(response, tokenField, code);
  };
  const { enter, adopt } = createSignIn(core, read);
  const { signOut, expire, reset } = createSignOut(core, { gateway, wait: signOutWait, onProblem });
  const loading = createSingleFlight<SessionState>();
  const renewing = createSingleFlight<string>();

  const showProfile = (profile: { user: SessionUser; access: Subject }) => {
    store.apply({ kind: 'profile-loaded', ...profile });
    return store.snapshot();
  };

  async function loadProfile(): Promise<SessionState> {
    if (virtualUser) return showProfile({ user: virtualUser, access: { ...anonymous, admin: true } });
    if (keeper.token === null) throw new SessionError('not-signed-in', 'loadProfile needs a token: sign in first.');
    if (!gateway.loadProfile) return showProfile({ user: defaults, access: anonymous });
    return core.ask('loadProfile', gateway.loadProfile.bind(gateway), (response) =>
      showProfile(readProfile(response, defaults)),
    );
  }

  function sync(): void {
    const news = keeper.follow();
    if (news === 'refreshed') store.apply({ kind: 'token-refreshed' }, 'elsewhere');
    if (news === 'other-login') core.startEpoch('signed-in', 'elsewhere');
    if (news === 'gone') core.startEpoch('signed-out', 'elsewhere');
  }

  let renewal: Promise<Renew> | undefined;
  let loadingSoon: ReturnType<typeof setTimeout> | undefined;
  /** Loads the renewal half a second after the login: long before a token expires, and never on a page without a signed-in user. */
  const loadRenewal = (): Promise<Renew> => {
    renewal ??= import('./renewal/create-renewal').then(({ createRenewal }) =>
      createRenewal(core, { gateway, tokenField, lock: refreshLock, timeout: refreshTimeout, sync }),
    );
    renewal.catch(() => {
      renewal = undefined;
    });
    return renewal;
  };
  store.subscribe(({ kind }) => {
    if (kind !== 'profile-loaded' || keeper.token === null || !gateway.refresh || renewal) return;
    clearTimeout(loadingSoon);
    loadingSoon = setTimeout(loadRenewal, loadAfter);
  });

  async function renew(expired: string | null): Promise<string> {
    sync();
    const { token } = keeper;
    if (token === null || expired === null) throw new SessionError('not-signed-in', 'There is no token to renew.');
    if (token !== expired) return token;
    const epoch = core.epoch();
    return renewing(`${epoch} ${expired}`, async () => (await loadRenewal())(expired, epoch));
  }

  function handleMessage({ type, mark }: SessionMessage): void {
    const isOwnEnd = type === 'signed-out' && mark !== null && mark === keeper.mark;
    if (!isOwnEnd) {
      sync();
      return;
    }
    keeper.leave();
    core.startEpoch('signed-out', 'elsewhere');
  }

  const unfollow = followWindows({ tokens, channel, onNews: sync, onMessage: handleMessage });

  return {
    state: store.state,
    snapshot: store.snapshot,
    subscribe: store.subscribe,
    getToken: () => keeper.token,
    sync,
    signIn: (payload) => enter('signIn', 'sign-in-without-token', withPayload(gateway, gateway.signIn, payload)),
    async signInAgain(payload) {
      const again = await import('./sign-in-again');
      return again.signInAgain(core, withPayload(gateway, gateway.signIn, payload), {
        gateway,
        adopt,
        read: (response) => read(response, 'sign-in-without-token'),
      });
    },
    signInSocial: (payload) =>
      enter('signInSocial', 'social-sign-in-without-token', withPayload(gateway, gateway.signInSocial, payload)),
    register: (payload) => enter('register', 'register-without-token', withPayload(gateway, gateway.register, payload)),
    adoptToken: adopt,
    loadProfile: () => loading(core.epoch(), loadProfile),
    setAccess(access) {
      store.apply({ kind: 'access-changed', access: { ...store.snapshot().access, ...access } });
    },
    signOut,
    renew,
    expire,
    reset,
    dispose() {
      clearTimeout(loadingSoon);
      unfollow();
      store.clear();
      if (typeof given === 'string') channel?.close();
    },
  };
}

function withPayload<Payload>(
  gateway: object,
  run: ((payload: Payload, context: GatewayContext) => Promise<unknown>) | undefined,
  payload: Payload,
): GatewayCall | undefined {
  return run && ((context) => run.call(gateway, payload, context));
}

/** Wraps a channel whose messages may be lost: the other windows then follow by the store alone. */
const quiet = (channel: SessionChannel, onProblem: (problem: unknown) => void): Pick<SessionChannel, 'post'> => ({
  post(message) {
    try {
      channel.post(message);
    } catch (problem) {
      onProblem(problem);
    }
  },
});

/** In ms; the page renders its first data meanwhile. */
const loadAfter = 'document' in globalThis ? 500 : 0;

const ignore = () => {};
