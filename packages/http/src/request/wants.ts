import type { HttpRequest } from './request-options.ts';

/** What the call says of itself, else what the client's option says of it. */
export function wants(
  option: boolean | ((request: HttpRequest) => boolean) | undefined,
  request: HttpRequest,
  name: 'encrypt' | 'decrypt',
): boolean {
  return request[name] ?? (typeof option === 'function' ? option(request) : (option ?? false));
}
