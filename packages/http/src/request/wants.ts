import type { HttpClientExtension } from '../client/http-client-options.ts';
import type { HttpRequest } from './request-options.ts';

/** What the call says of itself, else what the client's option says of it. */
export function wants(name: 'encrypt' | 'decrypt', options: HttpClientExtension, request: HttpRequest): boolean {
  const option = options[name] ?? false;
  return request[name] ?? (typeof option === 'function' ? option(request) : option);
}
