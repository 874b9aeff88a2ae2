import type { CsrfOptions } from './header-options';

/** The header against forged calls: the word of the cookie, for calls that change something; nothing where there is no such cookie. */
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
