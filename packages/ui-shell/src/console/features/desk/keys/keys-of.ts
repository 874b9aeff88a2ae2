import type { Command, KeyChoice } from '../../../kernel/command';
import { isSingle, readKeys } from './read-keys';

/** The keys of a command: the user's choice, else the default; empty if disabled. */
export function keysOf(
  { id, keys = '' }: Pick<Command, 'id' | 'keys'>,
  { keys: chosen, off, singleOff }: KeyChoice,
): string {
  if (off.includes(id)) return '';
  const effective = Object.hasOwn(chosen, id) ? (chosen[id] ?? '') : keys;
  return singleOff && isSingle(readKeys(effective)[0]) ? '' : effective;
}
