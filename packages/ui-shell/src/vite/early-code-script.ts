import { hasTokenExpression, quoted, type TokenPlace } from '../start/token-place';

/**
 * The text of an inline script that fetches, beside the entry, the code of the screen that comes after it: what people with a token see first, or
 * people without. A guess that proves wrong costs the download.
 */
export function earlyCodeScript(
  place: TokenPlace,
  addresses: { signedIn: readonly string[]; signedOut: readonly string[] },
): string {
  return [
    `(${hasTokenExpression(place)}?${quoted(addresses.signedIn)}:${quoted(addresses.signedOut)}).forEach(function(a){`,
    'var l=document.createElement("link");l.rel="modulepreload";l.crossOrigin="";l.href=a;document.head.appendChild(l)',
    '});',
  ].join('');
}
