import type { HttpClient, HttpClientExtension, HttpClientOptions } from '@waybill/http';
import type { Call } from '../call';
import type { ConsoleGateway } from '../console-session';
import type { Endpoints } from './endpoints';
import type { LoginProvider } from './login-provider';

/** Options of the client of `@waybill/http`, `conventions` included, except the session's. A hook replaces the console's reaction. @public */
export type ApiHttpOptions = HttpClientExtension &
  Pick<HttpClientOptions, 'refreshFragments' | 'onUnauthorized' | 'onForbidden'>;

/** The session's calls, or a function that receives the client and the default calls. @public */
export type ApiGateway = ConsoleGateway | ((context: { http: HttpClient; gateway: ConsoleGateway }) => ConsoleGateway);

/** An API as a console calls it: a plain object that `envelopeApi`, `restApi`, `cookieApi`, `oauthApi` or `oidcApi` makes, and that an app may write or change. @public */
export interface Api {
  readonly http: ApiHttpOptions;
  /** Session by a `token` that calls send, or by an HttpOnly `cookie`. */
  readonly session: 'token' | 'cookie';
  /** The calls that the console makes by itself. */
  readonly endpoints: Endpoints;
  /** An external login; its calls replace the `endpoints`, its button is the login panel `provider`. */
  readonly provider?: LoginProvider;
  readonly gateway?: ApiGateway;
}

/** The console's calls by name: a path, a method with a path, a whole call, or `false` for a missing one. @public */
export type ApiPaths = { readonly [Name in keyof Endpoints]?: string | Call | false };

/** Options of every kind of API: the client's options and the console's calls. @public */
export interface ApiOptions extends ApiHttpOptions {
  /** The console's calls: `{ login: '/sessions', logout: 'POST /sessions/end', captcha: false }`. Default: by the kind of API. */
  paths?: ApiPaths;
  /** An external login, such as a server that redirects to a provider. Default: `undefined`. */
  provider?: LoginProvider;
  /** Replaces the session's calls to `paths`. Default: `undefined`. Example `({ http, gateway }) => ({ ...gateway, loadProfile: () => http.get('/me') })`. */
  gateway?: ApiGateway;
}

/** The defaults of a kind of API. */
export type ApiKind = Pick<Api, 'session' | 'endpoints' | 'http'>;

/** Makes an API from the defaults of its kind and an app's options. */
export function toApi(kind: ApiKind, { paths = {}, provider, gateway, ...http }: ApiOptions): Api {
  const endpoints: Record<string, Call | false> = { ...kind.endpoints };
  for (const [name, override] of Object.entries(paths))
    if (override !== undefined)
      endpoints[name] = typeof override === 'string' ? toCall(override, endpoints[name]) : override;
  return {
    session: kind.session,
    endpoints: endpoints as Endpoints,
    http: { ...kind.http, ...http },
    ...(provider && { provider }),
    ...(gateway && { gateway }),
  };
}

/** Parses `POST /sessions`, or `/sessions` with the default method. */
function toCall(text: string, before: Call | false | undefined): Call {
  const [url = '', method = before ? before.method : 'POST'] = text.split(' ').reverse();
  return { ...before, url, method: method as Call['method'] };
}
