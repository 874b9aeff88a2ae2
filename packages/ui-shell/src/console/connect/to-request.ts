import type { Endpoint } from '../endpoints';

/** An endpoint as the start of a request. */
export function toRequest({ method, path }: Endpoint): { method: 'GET' | 'POST'; url: string } {
  return { method: method === 'get' ? 'GET' : 'POST', url: path };
}
