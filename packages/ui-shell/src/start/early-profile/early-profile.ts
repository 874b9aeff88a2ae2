/** The request for the account as the console makes it, whatever the token and the language are. @public */
export interface EarlyProfile {
  /** Path on the page's origin. */
  readonly url: string;
  readonly credentials: RequestCredentials;
  /** Headers with placeholders for the token and the language. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The placeholders in the headers, and the window property in which the inline script stores the response. See docs/start.md. */
export const earlyProfile = { token: '-early-token-', language: '-early-language-', name: 'earlyProfile' } as const;

interface EarlyResponse extends EarlyProfile {
  readonly response: Promise<Response>;
}

/** The browser's fetch; the first request equal to the early one reuses its response. */
export function fetchAfterEarly(request: Request): Promise<Response> {
  const early: EarlyResponse | undefined = Reflect.get(globalThis, earlyProfile.name);
  if (!early || request.url !== new URL(early.url, request.url).href) return globalThis.fetch(request);
  Reflect.deleteProperty(globalThis, earlyProfile.name);
  const isSame = request.method === 'GET' && textOf(request.headers) === textOf(new Headers(early.headers));
  return isSame ? early.response : globalThis.fetch(request);
}

const textOf = (headers: Headers): string => JSON.stringify([...headers]);
