import type { Command, KeyChoice } from '../../../kernel/command';
import { isSingle, readKeys } from './key-steps';

/** A command and the keys that run it, step by step. */
export interface Binding {
  readonly command: Command;
  readonly steps: readonly string[];
}

/** The keys of a command: those that a person has chosen, else its own; none where they are not wanted. */
export function keysOf({ id, keys = '' }: Command, { keys: chosen, off, singleOff }: KeyChoice): string {
  if (off.includes(id)) return '';
  const wanted = Object.hasOwn(chosen, id) ? (chosen[id] ?? '') : keys;
  return singleOff && isSingle(readKeys(wanted)[0]) ? '' : wanted;
}

/** What can be run by keys, in the order of the commands. */
export const bind = (commands: readonly Command[], choice: KeyChoice): readonly Binding[] =>
  commands.flatMap((command) => {
    const steps = readKeys(keysOf(command, choice));
    return steps.length > 0 ? [{ command, steps }] : [];
  });

/** What a press leads to. */
export interface Press {
  /** Steps that may go on. */
  readonly pressed: readonly string[];
  /** What is to be run. */
  readonly found?: Command;
}

/** One step more. A step that leads nowhere begins anew; of two commands the first runs. */
export function press(bindings: readonly Binding[], before: readonly string[], step: string): Press {
  const pressed = [...before, step];
  const open = bindings.filter(({ steps }) => begins(steps, pressed));
  const found = open.find(({ steps }) => steps.length === pressed.length);
  if (found) return { pressed: [], found: found.command };
  if (open.length > 0) return { pressed };
  return before.length > 0 ? press(bindings, [], step) : { pressed: [] };
}

/** The command that keys would be in the way of, or that is in theirs: the same, or the beginning of the other. */
export const conflictOf = (bindings: readonly Binding[], id: string, keys: string): Command | undefined => {
  const wanted = readKeys(keys);
  return bindings.find(
    ({ command, steps }) => wanted.length > 0 && command.id !== id && (begins(steps, wanted) || begins(wanted, steps)),
  )?.command;
};

const begins = (steps: readonly string[], beginning: readonly string[]) =>
  beginning.every((step, at) => steps[at] === step);
