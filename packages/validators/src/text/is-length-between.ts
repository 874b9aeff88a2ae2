import { countCharacters } from './count-characters';

/** A character has one or two UTF-16 units, so most strings need no counting. */
export function isLengthBetween(text: unknown, min: number, max: number): boolean {
  if (typeof text !== 'string' || text.length < min || text.length > max * 2) return false;
  const count = text.length <= max && text.length >= min * 2 ? min : countCharacters(text);
  return count >= min && count <= max;
}
