import { type AddressPlace, addressPathExpression } from '../start/address-path';
import { hasTokenExpression, quoted, type TokenPlace } from '../start/token-place';

/** Addresses of the code that is fetched early. */
export interface EarlyAddresses {
  readonly signedOut: readonly string[];
  readonly signedIn: readonly string[];
  /** Of the page that people with a token begin with, and its path. */
  readonly landing?: { readonly path: string; readonly code: readonly string[] } | undefined;
}

/**
 * The text of an inline script that fetches, beside the entry, the code of the screen that comes after it: what people with a token see first, or
 * people without. A guess that proves wrong costs the download.
 */
export function earlyCodeScript(
  place: TokenPlace & AddressPlace,
  { signedOut, signedIn, landing }: EarlyAddresses,
): string {
  const page = landing
    ? `.concat(${quoted(['/', landing.path])}.indexOf(${addressPathExpression(place)})<0?[]:${quoted(landing.code)})`
    : '';
  return [
    `(${hasTokenExpression(place)}?${quoted(signedIn)}${page}:${quoted(signedOut)}).forEach(function(a){`,
    'var l=document.createElement("link");l.rel="modulepreload";l.crossOrigin="";l.href=a;document.head.appendChild(l)',
    '});',
  ].join('');
}
