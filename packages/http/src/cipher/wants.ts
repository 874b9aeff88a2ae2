import type { HttpRequest } from '../call/request-options';
import type { CipherOptions } from './cipher-options';

/** What the call says of itself, else what the client's option says of it. */
export function wants(name: 'encrypt' | 'decrypt', options: CipherOptions, request: HttpRequest): boolean {
  const option = options[name] ?? false;
  return request[name] ?? (typeof option === 'function' ? option(request) : option);
}
