import { Mistake } from '../errors/mistake';

const complete = /^([a-z][a-z\d+\-.]*:)?\/\//i;
const lacksSlashes = /^https?:(?!\/\/)/i;

/** Resolves the address of a call as a browser and axios do: a relative url after the base address, the query at the end. Throws for an invalid address. */
export function toAddress(url: string, baseUrl = '', query = ''): URL {
  if (lacksSlashes.test(url.trim().replace(/[\t\n\r]/g, ''))) throw new Mistake('slashes', url);
  const full =
    !baseUrl || !url || complete.test(url)
      ? url || baseUrl
      : `${baseUrl.replace(/\/+$/, '')}/${url.replace(/^\/+/, '')}`;
  const page = globalThis.document?.baseURI ?? globalThis.location?.href ?? 'http://own.invalid';
  const address = new URL(full, page);
  if (query) {
    address.hash = '';
    address.search += `${address.search ? '&' : '?'}${query}`;
  }
  return address;
}
