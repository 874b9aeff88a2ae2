import type { HttpClient, HttpClientExtension, HttpClientOptions } from '@waybill/http';
import type { Call } from '../call';
import type { ConsoleGateway } from '../console-session';
import type { Endpoints } from './endpoints';
import type { LoginProvider } from './login-provider';

/** How the calls of an API travel, and its `conventions`, which say what its responses mean: options of the client of `@waybill/http`, all but those of the session. A hook of yours is called in place of the console's reaction. @public */
export type ApiHttpOptions = HttpClientExtension &
  Pick<HttpClientOptions, 'refreshFragments' | 'onUnauthorized' | 'onForbidden'>;

/** The session's calls; a function takes the client and the calls that the paths make. @public */
export type ApiGateway = ConsoleGateway | ((own: { http: HttpClient; gateway: ConsoleGateway }) => ConsoleGateway);

/** An API as a console calls it: a plain object that `envelopeApi`, `restApi`, `cookieApi`, `oauthApi` or `oidcApi` makes, and that an app may write or change. @public */
export interface Api {
  readonly http: ApiHttpOptions;
  /** Where a login lives: in a `token` that calls carry, or in a `cookie` that script cannot read. */
  readonly session: 'token' | 'cookie';
  /** The calls that the console makes by itself. */
  readonly endpoints: Endpoints;
  /** Signs people in at a place of its own; its calls take the place of those of `endpoints`, its button is the login panel `provider`. */
  readonly provider?: LoginProvider;
  readonly gateway?: ApiGateway;
}

/** The console's own calls by name: a path, which keeps the method, a method with a path, a whole call, or `false` for one that the API does not have. @public */
export type ApiPaths = { readonly [Name in keyof Endpoints]?: string | Call | false };

/** What every kind of API takes: options of the client, and what the console calls by itself. @public */
export interface ApiOptions extends ApiHttpOptions {
  /** The console's own calls: `{ login: '/sessions', logout: 'POST /sessions/end', captcha: false }`. Default: those of the kind of API. */
  paths?: ApiPaths;
  /** Signs people in at a place of its own, such as a server of yours that leads on to a provider. Default: none. */
  provider?: LoginProvider;
  /** The session's calls as a whole, in place of those to `paths`. Default: none. Example `({ http, gateway }) => ({ ...gateway, loadProfile: () => http.get('/me') })`. */
  gateway?: ApiGateway;
}

/** What a kind of API is before anything is said of it. */
export type ApiKind = Pick<Api, 'session' | 'endpoints' | 'http'>;

/** An API of a kind: what is said of it lies over what all of the kind have. */
export function toApi(kind: ApiKind, { paths = {}, provider, gateway, ...http }: ApiOptions): Api {
  const endpoints: Record<string, Call | false> = { ...kind.endpoints };
  for (const [name, said] of Object.entries(paths))
    if (said !== undefined) endpoints[name] = typeof said === 'string' ? toCall(said, endpoints[name]) : said;
  return {
    session: kind.session,
    endpoints: endpoints as Endpoints,
    http: { ...kind.http, ...http },
    ...(provider && { provider }),
    ...(gateway && { gateway }),
  };
}

/** `POST /sessions` says it all, `/sessions` keeps the method. */
function toCall(said: string, before: Call | false | undefined): Call {
  const [url = '', method = before ? before.method : 'POST'] = said.split(' ').reverse();
  return { ...before, url, method: method as Call['method'] };
}
