import type { HttpRequest } from '../call/request-options';
import type { CipherOptions } from './cipher-options';

/** Whether the option of the call, else the option of the client, applies. */
export function wants(name: 'encrypt' | 'decrypt', options: CipherOptions, request: HttpRequest): boolean {
  const option = options[name] ?? false;
  return request[name] ?? (typeof option === 'function' ? option(request) : option);
}
