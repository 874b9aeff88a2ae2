import type { Command, KeyChoice } from '../../../kernel/command';
import { keysOf } from './keys-of';
import { readKeys } from './read-keys';

/** The id of a command and the keys that run it, step by step. */
export interface Binding {
  readonly id: string;
  readonly steps: readonly string[];
}

/** The key bindings in the order of the commands, followed by chosen keys of absent commands, such as a button of another page. */
export function bind(commands: readonly Pick<Command, 'id' | 'keys'>[], choice: KeyChoice): readonly Binding[] {
  const ids = new Set(commands.map(({ id }) => id));
  const others = Object.keys(choice.keys).flatMap((id) => (ids.has(id) ? [] : [{ id }]));
  return [...commands, ...others].flatMap((command) => {
    const steps = readKeys(keysOf(command, choice));
    return steps.length > 0 ? [{ id: command.id, steps }] : [];
  });
}

/** The result of a key press. */
export interface Press {
  /** Steps of an incomplete sequence. */
  readonly pressed: readonly string[];
  /** The command to run. */
  readonly command?: Command;
}

/** Adds a step. A step without a match starts a new sequence; of two commands the first available one runs. */
export function press(
  bindings: readonly Binding[],
  before: readonly string[],
  step: string,
  find: (id: string) => Command | undefined,
): Press {
  const pressed = [...before, step];
  const open = bindings.filter(({ steps }) => begins(steps, pressed));
  for (const { id, steps } of open) {
    const command = steps.length === pressed.length && find(id);
    if (command) return { pressed: [], command };
  }
  if (open.some(({ steps }) => steps.length > pressed.length)) return { pressed };
  return before.length > 0 ? press(bindings, [], step, find) : { pressed: [] };
}

/** The id of a command that conflicts with keys: equal keys, or one a prefix of the other. */
export function conflictOf(bindings: readonly Binding[], id: string, keys: string): string | undefined {
  const chosen = readKeys(keys);
  return bindings.find(
    (other) => chosen.length > 0 && other.id !== id && (begins(other.steps, chosen) || begins(chosen, other.steps)),
  )?.id;
}

const begins = (steps: readonly string[], beginning: readonly string[]) =>
  beginning.every((step, at) => steps[at] === step);
