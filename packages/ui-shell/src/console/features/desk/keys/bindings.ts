import type { Command, KeyChoice } from '../../../kernel/command';
import { keysOf } from './keys-of';
import { readKeys } from './read-keys';

/** The id of a command and the keys that run it, step by step. */
export interface Binding {
  readonly id: string;
  readonly steps: readonly string[];
}

/** What can be run by keys, in the order of the commands; at the end what keys were chosen for and is not among them, such as a button of another page. */
export function bind(commands: readonly Pick<Command, 'id' | 'keys'>[], choice: KeyChoice): readonly Binding[] {
  const known = new Set(commands.map(({ id }) => id));
  const others = Object.keys(choice.keys).flatMap((id) => (known.has(id) ? [] : [{ id }]));
  return [...commands, ...others].flatMap((command) => {
    const steps = readKeys(keysOf(command, choice));
    return steps.length > 0 ? [{ id: command.id, steps }] : [];
  });
}

/** What a press leads to. */
export interface Press {
  /** Steps that may go on. */
  readonly pressed: readonly string[];
  /** What is to be run. */
  readonly found?: Command;
}

/** One step more. A step that leads nowhere begins anew; of two commands the first that is there runs. */
export function press(
  bindings: readonly Binding[],
  before: readonly string[],
  step: string,
  find: (id: string) => Command | undefined,
): Press {
  const pressed = [...before, step];
  const open = bindings.filter(({ steps }) => begins(steps, pressed));
  for (const { id, steps } of open) {
    const found = steps.length === pressed.length && find(id);
    if (found) return { pressed: [], found };
  }
  if (open.some(({ steps }) => steps.length > pressed.length)) return { pressed };
  return before.length > 0 ? press(bindings, [], step, find) : { pressed: [] };
}

/** The command that keys would be in the way of, or that is in theirs: the same, or the beginning of the other. */
export function conflictOf(bindings: readonly Binding[], id: string, keys: string): string | undefined {
  const wanted = readKeys(keys);
  return bindings.find(
    (other) => wanted.length > 0 && other.id !== id && (begins(other.steps, wanted) || begins(wanted, other.steps)),
  )?.id;
}

const begins = (steps: readonly string[], beginning: readonly string[]) =>
  beginning.every((step, at) => steps[at] === step);
