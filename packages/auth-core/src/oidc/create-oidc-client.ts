import type { Subject } from '../guard/subject';
import { createTokenStore } from '../session/create-token-store';
import type { GatewayContext, SessionGateway } from '../session/session-gateway';
import type { SessionUser } from '../session/session-state';
import { createProvider } from './create-provider';
import { OidcError } from './oidc-error';
import { explain, type OidcMessage } from './oidc-messages';
import { createBegunLogins } from './pending-logins';
import { type Claims, type Grant, readTokenSet, type TokenSet } from './token-set';

/** Options of `createOidcClient`. @public */
export interface OidcOptions {
  /** Address of the provider, exactly as in its discovery document. */
  issuer: string;
  /** Name of this app at the provider: a public client, without a secret. */
  clientId: string;
  /** Address of this app to which the provider redirects; it may have no fragment. Default: the root of this host. */
  redirectUri?: string;
  /** Address to which the provider redirects after a logout. Default: `redirectUri`. */
  postLogoutRedirectUri?: string;
  /** Default `openid profile`. Some providers issue a refresh token only for `offline_access`. */
  scope?: string;
  /** Further parameters of the authorization request, such as `{ prompt: 'login' }`. Default: empty. */
  parameters?: Readonly<Record<string, string>>;
  /** Also requests the userinfo endpoint, for providers whose ID tokens have few claims. Default false. */
  userInfo?: boolean;
  /** Converts claims to user and rights. Default: `preferred_username`, else `name`, else `sub`; `picture`; `roles`. */
  toProfile?: (claims: Claims) => Partial<SessionUser & Subject>;
  /** `local` for all windows, `session` for one. The session's token store needs the same value. Default `local`. */
  storage?: 'local' | 'session';
  /** Storage key of refresh token, ID token and claims. Default `oidc`. */
  storageKey?: string;
}

/** Signs users in at an OpenID provider. @public */
export interface OidcClient {
  /** Redirects the window to the provider; `returnTo` is the address of the app to return to afterwards. Rejects with an `OidcError` if the redirect fails. */
  signIn(returnTo: string): Promise<void>;
  /** Reads the provider's response from the window's address, once: the session's token; null without a response. Rejects with an `OidcError`. */
  complete(): Promise<{ token: string; returnTo: string } | null>;
  /** The session's gateway: renewal with rotation, logout at the provider, user and rights from the claims. */
  gateway: Required<Pick<SessionGateway, 'refresh' | 'isRefusal' | 'signOut' | 'loadProfile'>>;
  /** Returns the message for a failure, in both shipped languages. */
  explain: (problem: unknown) => OidcMessage;
}

/** Prefix of this client's states: other logins may return to the same address. */
const statePrefix = 'oidc-';
const handedBack = ['code', 'state', 'iss', 'session_state', 'error', 'error_description', 'error_uri'];

/**
 * Creates a client of an OpenID provider for a page that keeps its own tokens: authorization code with PKCE, state and nonce. For `createSession({ gateway })`, or
 * `oidcApi({ provider })` of a console.
 * @example
 * const oidc = createOidcClient({ issuer: 'https://login.example', clientId: 'office' });
 * @public
 */
export function createOidcClient(options: OidcOptions): OidcClient {
  const { issuer, clientId, scope = 'openid profile', toProfile = defaultProfile, storageKey = 'oidc' } = options;
  const provider = createProvider(issuer, clientId);
  const begun = createBegunLogins(
    () => window.sessionStorage,
    `${storageKey}.begun`,
    () => Date.now(),
  );
  const sets = createTokenStore({ kind: options.storage ?? 'local', key: storageKey });
  const redirectUri = () => options.redirectUri ?? new URL('/', window.location.href).href;

  const keep = (set: TokenSet) => sets.write(JSON.stringify(set));

  /** Stores a new identity; with the option `userInfo` its claims are completed first. */
  async function adopt({ identity, ...grant }: Grant, before: object, signal?: AbortSignal): Promise<void> {
    if (!identity) return;
    const { claims, ...rest } = identity;
    const more = options.userInfo ? await provider.userInfo(grant.accessToken, String(claims.sub), signal) : {};
    keep({ ...before, ...grant, ...rest, claims: { ...claims, ...more } });
  }

  async function refresh({ token, signal }: GatewayContext): Promise<string> {
    const set = readTokenSet(sets);
    // Another window has renewed it first.
    if (set && set.accessToken !== token) return set.accessToken;
    if (!set?.refreshToken) throw new OidcError('expired', 'There is no refresh token.');
    const grant = await provider.renew(set.refreshToken, signal).catch((problem: unknown) => {
      // A login that has ended leaves no claims of its user behind, unless another window has started the next one.
      if (isRefusal(problem) && readTokenSet(sets)?.refreshToken === set.refreshToken) sets.clear();
      // A session treats an error of this name as a lost connection and continues.
      throw isLost(problem) ? new DOMException(problem.message, 'NetworkError') : problem;
    });
    const { identity, ...tokens } = grant;
    // The old refresh token is no longer valid: the new one is stored before anything else can fail.
    keep({ ...set, ...tokens });
    if (identity && identity.claims.sub !== set.claims.sub)
      throw new OidcError('invalid', 'The renewed ID token names another subject.');
    await adopt(grant, set, signal);
    return grant.accessToken;
  }

  async function signOut(): Promise<void> {
    const set = readTokenSet(sets);
    sets.clear();
    const address = await provider.logoutAddress();
    if (!address || !set) return;
    address.searchParams.set('client_id', clientId);
    address.searchParams.set('id_token_hint', set.idToken);
    address.searchParams.set('post_logout_redirect_uri', options.postLogoutRedirectUri ?? redirectUri());
    // Leaves the page only after this promise has resolved, because the caller then ends the session.
    setTimeout(() => window.location.assign(address));
  }

  return {
    async signIn(returnTo) {
      const { address, nonce, verifier, challenge, ...random } = await provider.begin();
      const state = statePrefix + random.state;
      begun.keep(state, { verifier, nonce, returnTo });
      const parameters = {
        ...options.parameters,
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri(),
        scope,
        state,
        nonce,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      };
      for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
      window.location.assign(address);
    },
    async complete() {
      const address = new URL(window.location.href);
      const query = new URLSearchParams(address.search);
      const [state, code, error] = ['state', 'code', 'error'].map((name) => query.get(name));
      if (!state?.startsWith(statePrefix) || !(code || error)) return null;
      const login = begun.consume(state);
      for (const name of handedBack) address.searchParams.delete(name);
      window.history.replaceState(window.history.state, '', address);
      if (!login) throw new OidcError('stale', 'No login of this window has the state that came back.');
      const grant = await provider.exchange(query, { ...login, state, redirectUri: redirectUri() });
      await adopt(grant, {});
      return { token: grant.accessToken, returnTo: login.returnTo };
    },
    gateway: {
      refresh,
      signOut,
      isRefusal,
      async loadProfile() {
        const set = readTokenSet(sets);
        if (!set) throw new OidcError('expired', 'No user has signed in at the provider.');
        return toProfile(set.claims);
      },
    },
    explain,
  };
}

/** `invalid` includes a response: another request would get the same. */
const isRefusal = (problem: unknown): boolean => problem instanceof OidcError && problem.code !== 'unreachable';

/** The request or the code for it did not arrive; a broken server does send a response. */
const isLost = (problem: unknown): problem is OidcError =>
  problem instanceof OidcError &&
  problem.code === 'unreachable' &&
  (problem.cause instanceof TypeError || problem.cause instanceof DOMException);

function defaultProfile({ preferred_username, name, sub, picture, roles }: Claims) {
  const username = [preferred_username, name, sub].find((text) => typeof text === 'string' && text !== '');
  return {
    username: String(username),
    avatar: typeof picture === 'string' ? picture : '',
    roles: Array.isArray(roles) ? roles.filter((role): role is string => typeof role === 'string') : [],
  };
}
