import { fromColorToken } from './color-token';
import type { TokenTree } from './design-token';
import { fromCurve, fromDuration, fromLength, fromShadowToken } from './measure-token';

/** Converts a token to the value of its place: CSS, a number, a shadow or a motion. Throws a `DesignTokensError` with the position (`at`) if it is unreadable. */
export function readTokenValue(token: TokenTree, value: unknown, place: string, at = place): unknown {
  const [kind, , part] = place.split('.');
  if (kind === 'theme') return fromColorToken(token, value, at);
  if (kind === 'shadow') return fromShadowToken(token, value, at);
  if (kind === 'motion') return part === 'easing' ? fromCurve(value, at) : fromDuration(value, at);
  return fromLength(value, at);
}
