/** What a policy depends on. @public */
export interface PolicyOptions {
  /** The nonce of this response, or the text that a server replaces by it. */
  nonce: string;
  /** Addresses of pages in frames, such as those of a route table; each origin is allowed once. Default: none, frames of the own host alone. */
  frames?: readonly string[];
  /** Further origins that calls go to. Default: none, the own host alone. */
  connect?: readonly string[];
}

/** The content security policy of a console as one line for the header: no inline code, no foreign host but those that are named. @public */
export function contentSecurityPolicy({ nonce, frames = [], connect = [] }: PolicyOptions): string {
  const origins = frames.filter((address) => !address.startsWith('/')).map((address) => new URL(address).origin);
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    ["connect-src 'self'", ...connect].join(' '),
    ["frame-src 'self'", ...new Set(origins)].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types waybill dompurify',
  ].join('; ');
}

interface Listed {
  frame?: string;
  children: readonly Listed[];
}

/** The addresses that a list of routes (`routes.json`) shows in frames. @public */
export const framesOf = (routes: readonly Listed[]): string[] =>
  routes.flatMap(({ frame, children }) => [...(frame === undefined ? [] : [frame]), ...framesOf(children)]);
