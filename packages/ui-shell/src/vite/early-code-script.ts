import { type AddressPlace, addressPathExpression } from '../start/address-path';
import { hasTokenExpression, quoted, type TokenPlace } from '../start/token-place';

/** Addresses of the code that is fetched early. */
export interface EarlyAddresses {
  readonly signedOut: readonly string[];
  readonly signedIn: readonly string[];
  /** The landing page of signed-in users: its path and files. */
  readonly landing?: { readonly path: string; readonly code: readonly string[] } | undefined;
}

/**
 * The text of an inline script that preloads the code of the first screen beside the entry, depending on whether
 * there is a token. A wrong guess costs the download.
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
