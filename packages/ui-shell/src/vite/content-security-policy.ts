/** Options of a content security policy. @public */
export interface PolicyOptions {
  /** The nonce of this response, or the text that a server replaces by it. */
  nonce: string;
  /** Addresses of frame pages, for example of a route table; each origin is listed once. Default: only the host itself. */
  frames?: readonly string[];
  /** Further origins of API calls. Default: only the host itself. */
  connect?: readonly string[];
}

/** The content security policy of a console as a header value: no inline code, no foreign hosts except the listed ones. @public */
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
