import type { CsrfOptions } from './header-options';

/** Returns the CSRF header with the cookie's token for calls that change data; empty without the cookie. */
export function csrfHeader(method: string, { cookie = 'XSRF-TOKEN', header = 'X-XSRF-TOKEN' }: CsrfOptions) {
  if (method === 'GET') return undefined;
  const pairs = (globalThis.document?.cookie ?? '').split('; ');
  const word = pairs.find((pair) => pair.startsWith(`${cookie}=`))?.slice(cookie.length + 1);
  return word ? { [header]: decoded(word) } : undefined;
}

function decoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}
