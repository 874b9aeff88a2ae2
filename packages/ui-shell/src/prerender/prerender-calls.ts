import type { Call } from '../console/kernel/call';
import { type ConsoleOptions, resolveConfig } from '../console/kernel/console-config';
import { resolveEndpoints } from '../console/kernel/endpoints';
import type { EarlyCallPlan } from '../start/early-calls';

/**
 * The calls that a console begins with where somebody has a token: for the user, and for the list of routes where that comes from the server. Null
 * where the page cannot make them as the console does: without a token that a script reads, or with an API on another origin. @beta
 */
export function prerenderCalls(options: ConsoleOptions): EarlyCallPlan | null {
  const { request, session, tokenName, tokenStorage, storagePrefix, ...config } = resolveConfig(options);
  const isReadable = session === 'token' && (tokenStorage === 'local' || tokenStorage === 'session');
  if (!isReadable || !config.loginInterception || config.authentication === 'visit' || !isOwn(request.baseUrl))
    return null;
  const { userInfo, routes } = resolveEndpoints(config.endpoints);
  const urls = [userInfo, config.authentication === 'all' && routes].filter(isPlainRead).map(({ url }) => url);
  if (urls.length === 0) return null;
  const { header, id } = request.application;
  return {
    urls: urls.map((path) => `${request.baseUrl.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`),
    tokenName,
    tokenStorage,
    tokenHeader: request.tokenHeader,
    headers: { [header]: id || `${storagePrefix}-console` },
  };
}

/** Does a base address lead to the page's own origin, wherever that is? */
const isOwn = (baseUrl: string): boolean => baseUrl === '' || /^\/(?!\/)/.test(baseUrl);

const isPlainRead = (endpoint: Call | false): endpoint is Call =>
  endpoint !== false && endpoint.method === 'GET' && !endpoint.toRequest && /^\/(?!\/)/.test(endpoint.url);
