/** A request whose response is a redirect. */
interface Redirected {
  url: string;
  init: RequestInit;
  send: (to: URL, request: RequestInit) => Promise<Response>;
}

/** The limit of the Fetch Standard. */
const most = 20;
const redirects = [301, 302, 303, 307, 308];

/** Follows the redirects of a call within its origin, by the rules of the Fetch Standard. Rejects before a request goes to another origin. */
export async function followRedirects(first: Response, { url, init, send }: Redirected): Promise<Response> {
  let response = first;
  let from = new URL(url);
  let request = init;
  for (let hop = 0; hop < most; hop += 1) {
    const location = response.headers.get('location');
    if (!redirects.includes(response.status) || location === null) return response;
    await response.body?.cancel();
    const to = new URL(location, from);
    if (to.origin !== from.origin) throw new Error(`it was redirected to another origin, ${to.origin}`);
    if (becomesGet(response.status, request.method)) request = asGet(request);
    if (to.hash === '') to.hash = from.hash;
    response = await send(to, request);
    from = to;
  }
  await response.body?.cancel();
  throw new Error(`it was redirected more than ${most} times`);
}

const becomesGet = (status: number, method = 'GET'): boolean =>
  status === 303 ? method !== 'GET' : (status === 301 || status === 302) && method === 'POST';

function asGet({ body: _, headers: given, ...init }: RequestInit): RequestInit {
  const headers = new Headers(given);
  for (const name of ['content-encoding', 'content-language', 'content-location', 'content-type']) headers.delete(name);
  return { ...init, headers, method: 'GET' };
}
