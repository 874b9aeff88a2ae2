import type { AuthorizationServer, Client, CustomFetchOptions, WWWAuthenticateChallenge } from 'oauth4webapi';
import { OidcError, unsupported } from './oidc-error';
import { type Claims, type Grant, toGrant } from './token-set';

type Library = typeof import('oauth4webapi');
interface Tools {
  library: Library;
  server: AuthorizationServer;
  client: Client;
  options: object;
}

/** Time limit of a request to the provider, in ms. */
const responseTimeoutMs = 10_000;
/** Allowed difference of the two clocks, in s. */
const clockToleranceSeconds = 60;

/** Creates the requests to the provider at an address, each of which rejects with an `OidcError`. `oauth4webapi` implements the protocol; the first request loads it. */
export function createProvider(issuer: string, clientId: string) {
  let opening: Promise<Tools> | undefined;

  async function open(): Promise<Tools> {
    const library = await loadLibrary();
    // An issuer without TLS is a provider on this machine, which the app's own configuration names.
    const isInsecure = issuer.startsWith('http:');
    const options = { [library.customFetch]: ask, [library.allowInsecureRequests]: isInsecure };
    const address = new URL(issuer);
    const server = await library.processDiscoveryResponse(address, await library.discoveryRequest(address, options));
    return {
      library,
      server,
      client: { client_id: clientId, [library.clockTolerance]: clockToleranceSeconds },
      options,
    };
  }

  /** Runs a step of the protocol. The next step repeats a failed discovery. */
  async function run<Result>(step: (tools: Tools) => Result | Promise<Result>, signal?: AbortSignal): Promise<Result> {
    try {
      opening ??= open();
      const tools = await opening.catch((problem: unknown) => {
        opening = undefined;
        throw problem;
      });
      return await step(signal ? { ...tools, options: { ...tools.options, signal } } : tools);
    } catch (problem) {
      throw toOidcError(problem);
    }
  }

  return {
    /** Random values of a new login, with the challenge of its verifier and the address of the authorization request. */
    async begin() {
      if (!(crypto as { subtle?: SubtleCrypto }).subtle)
        throw new OidcError('insecure', 'PKCE needs crypto.subtle: serve the page over https, or from this machine.');
      return run(async ({ library, server }) => {
        if (server.require_pushed_authorization_requests) throw unsupported('PAR');
        if (server.dpop_bound_access_tokens) throw unsupported('DPoP');
        const address = toAddress(server.authorization_endpoint);
        if (!address) throw new OidcError('invalid', 'The provider names no authorization_endpoint.');
        const verifier = library.generateRandomCodeVerifier();
        const challenge = await library.calculatePKCECodeChallenge(verifier);
        const random = { state: library.generateRandomState(), nonce: library.generateRandomNonce() };
        return { address, verifier, challenge, ...random };
      });
    },
    /** Exchanges the code of an authorization response, whose `state` and `iss` are checked, for tokens. */
    exchange: (query: URLSearchParams, login: Record<'state' | 'nonce' | 'verifier' | 'redirectUri', string>) =>
      run(async ({ library, server, client, options }): Promise<Grant> => {
        const { authorizationCodeGrantRequest, processAuthorizationCodeResponse } = library;
        const code = library.validateAuthResponse(server, client, query, login.state);
        const sent = [server, client, library.None(), code, login.redirectUri, login.verifier, options] as const;
        const response = await authorizationCodeGrantRequest(...sent);
        const expected = { expectedNonce: login.nonce };
        const body = await processAuthorizationCodeResponse(server, client, response, expected);
        return toGrant(body, library.getValidatedIdTokenClaims(body));
      }),
    /** Exchanges a refresh token for new tokens. */
    renew: (refreshToken: string, signal?: AbortSignal) =>
      run(async ({ library, server, client, options }): Promise<Grant> => {
        const sent = [server, client, library.None(), refreshToken, options] as const;
        const response = await library.refreshTokenGrantRequest(...sent);
        const body = await library.processRefreshTokenResponse(server, client, response);
        return toGrant(body, library.getValidatedIdTokenClaims(body));
      }, signal),
    /** Returns the claims of the userinfo endpoint about the subject; empty if the provider has no such endpoint. */
    userInfo: (accessToken: string, subject: string, signal?: AbortSignal) =>
      run(async ({ library, server, client, options }): Promise<Claims> => {
        if (server.userinfo_endpoint === undefined) return {};
        const response = await library.userInfoRequest(server, client, accessToken, options);
        return library.processUserInfoResponse(server, client, subject, response);
      }, signal),
    /** Returns the address of a logout; undefined if the provider has no usable one. */
    logoutAddress: () => run(({ server }) => toAddress(server.end_session_endpoint)),
  };
}

const toAddress = (value: unknown): URL | undefined =>
  typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value) ? new URL(value) : undefined;

async function loadLibrary(): Promise<Library> {
  try {
    return await import('oauth4webapi');
  } catch (cause) {
    const message = 'oauth4webapi could not be loaded. Install it: npm install oauth4webapi';
    throw new OidcError('unreachable', message, { reason: 'oauth4webapi', cause });
  }
}

/** Sends a request of the protocol, and reads the whole body: a connection that breaks in its middle counts as no response. */
async function ask(url: string, init: CustomFetchOptions<string, BodyInit | undefined>): Promise<Response> {
  const { body = null, signal = AbortSignal.timeout(responseTimeoutMs) } = init;
  const sent = { ...init, body, signal, credentials: 'omit', cache: 'no-store', redirect: 'error' } as const;
  const response = await fetch(url, sent)
    .then(async (live) => new Response(await live.arrayBuffer(), live))
    .catch((cause: unknown) => {
      throw new OidcError('unreachable', `The provider did not respond at ${url}.`, { cause });
    });
  if (response.status < 500 && response.status !== 429) return response;
  throw new OidcError('unreachable', `The provider returned ${response.status} at ${url}.`);
}

/** Maps the failures of the library to errors by the action that a user can take. */
function toOidcError(problem: unknown): OidcError {
  if (problem instanceof OidcError) return problem;
  const { code, message, error, cause } = problem as { code: string; message: string; error: string; cause: unknown };
  const refuse = (reason: string) =>
    /^(?:use_dpop_nonce|invalid_dpop_proof)$/.test(reason)
      ? unsupported('DPoP', problem)
      : new OidcError('refused', `The provider refused: ${reason}.`, { reason, cause: problem });
  switch (code) {
    case 'OAUTH_RESPONSE_BODY_ERROR':
    case 'OAUTH_AUTHORIZATION_RESPONSE_ERROR':
      return refuse(error);
    case 'OAUTH_WWW_AUTHENTICATE_CHALLENGE':
      return refuse((cause as WWWAuthenticateChallenge[])[0]?.parameters.error ?? '');
    // A proxy answers with an error status and without an error of the protocol.
    case 'OAUTH_RESPONSE_IS_NOT_CONFORM':
    case 'OAUTH_RESPONSE_IS_NOT_JSON':
      return new OidcError((cause as Response).ok ? 'invalid' : 'unreachable', message, { cause: problem });
    default:
      return new OidcError('invalid', message, { cause: problem });
  }
}
