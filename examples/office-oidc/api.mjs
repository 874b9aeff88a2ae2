import Provider from 'oidc-provider';
import { calls, readCall } from './calls.mjs';
import { people } from './people.mjs';

const reply = (response, status, body, headers = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
const refuse = (response, status, title) =>
  reply(response, status, { title, status }, { 'content-type': 'application/problem+json' });

/** Whether an address is one of the API's or the provider's. */
export const isCall = (url) => /^\/(api|oidc)\//.test(url);

let provider;

/** A provider as a company runs one, for development: it takes any password. */
const createProvider = (origin) =>
  new Provider(`${origin}/oidc`, {
    clients: [
      {
        client_id: 'my-office',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        redirect_uris: [`${origin}/`],
        post_logout_redirect_uris: [`${origin}/`],
      },
    ],
    clientBasedCORS: (_, from) => from === origin,
    cookies: { keys: ['my-office'] },
    claims: { openid: ['sub'], profile: ['name', 'roles'] },
    conformIdTokenClaims: false,
    findAccount: (_, id) => people[id] && { accountId: id, claims: () => ({ sub: id, ...people[id] }) },
    issueRefreshToken: () => true,
    rotateRefreshToken: true,
    ttl: { AccessToken: 3600, RefreshToken: 86_400, IdToken: 3600, Session: 86_400, Grant: 86_400, Interaction: 3600 },
  });

/** Plain bodies; the API takes what access tokens the provider knows. */
export async function demoApi(request, response) {
  provider ??= createProvider(`http://${request.headers.host}`);
  if (request.url.startsWith('/oidc/')) {
    request.originalUrl = request.url;
    request.url = request.url.slice('/oidc'.length);
    return provider.callback()(request, response);
  }
  const { call, query, body } = await readCall(request);
  const token = await provider.AccessToken.find((request.headers.authorization ?? '').replace(/^Bearer /, ''));
  if (!token?.isValid) return refuse(response, 401, 'Sign in first');
  if (!Object.hasOwn(calls, call)) return refuse(response, 404, `There is no ${call}`);
  return reply(response, 200, calls[call]({ query, body }));
}
