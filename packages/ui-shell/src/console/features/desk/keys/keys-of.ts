import type { Command, KeyChoice } from '../../../kernel/command';
import { isSingle, readKeys } from './read-keys';

/** The keys of a command: those that a person has chosen, else its own; none where they are not wanted. */
export function keysOf(
  { id, keys = '' }: Pick<Command, 'id' | 'keys'>,
  { keys: chosen, off, singleOff }: KeyChoice,
): string {
  if (off.includes(id)) return '';
  const wanted = Object.hasOwn(chosen, id) ? (chosen[id] ?? '') : keys;
  return singleOff && isSingle(readKeys(wanted)[0]) ? '' : wanted;
}
