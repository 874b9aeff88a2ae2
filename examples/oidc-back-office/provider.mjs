import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';
import Provider from 'oidc-provider';

const people = {
  vera: { name: 'Vera Star', groups: ['astronomers'] },
  otto: { name: 'Otto Guest', groups: [] },
};
const nights = [
  { date: '2027-03-01', telescope: 'North' },
  { date: '2027-03-02', telescope: 'South' },
];

/** An OpenID provider below /oidc, as a company runs one: refresh tokens rotate, and one that is used twice ends the login. Any password will do. */
export const createProvider = (origin, lifetimes = {}) =>
  new Provider(`${origin}/oidc`, {
    clients: [
      {
        client_id: 'observatory',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        redirect_uris: [`${origin}/`],
        post_logout_redirect_uris: [`${origin}/`],
      },
    ],
    clientBasedCORS: (_, from) => from === origin,
    cookies: { keys: ['observatory'] },
    claims: { openid: ['sub'], profile: ['name', 'groups'] },
    conformIdTokenClaims: false,
    findAccount: (_, id) => people[id] && { accountId: id, claims: () => ({ sub: id, ...people[id] }) },
    issueRefreshToken: () => true,
    rotateRefreshToken: true,
    ttl: {
      AccessToken: 3600,
      RefreshToken: 86_400,
      IdToken: 3600,
      Session: 86_400,
      Grant: 86_400,
      Interaction: 3600,
      ...lifetimes,
    },
  });

/** Provider and API behind one address: the API takes whatever access token the provider knows. */
export function observatoryApi(provider) {
  const atProvider = provider.callback();
  return async (request, response) => {
    if (request.url.startsWith('/oidc/')) {
      request.originalUrl = request.url;
      request.url = request.url.slice('/oidc'.length);
      return atProvider(request, response);
    }
    const token = await provider.AccessToken.find((request.headers.authorization ?? '').replace(/^Bearer /, ''));
    const body = token?.isValid ? { nights } : { error: { code: 'no_token', detail: 'Sign in first' } };
    response.writeHead(token?.isValid ? 200 : 401, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
}

// `node provider.mjs` serves both where the proxy of vite.config.ts looks; the console then is at the address that Vite prints.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  createServer(observatoryApi(createProvider('http://localhost:5173'))).listen(8080, '127.0.0.1');
