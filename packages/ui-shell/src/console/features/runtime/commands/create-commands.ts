import { createSignal, type Signal } from '../../../../lib/create-signal';
import type { Command, CommandPlace } from '../../../kernel/command';

/** The views of the commands. */
export type CommandView = 'palette' | 'keys';

/** Commands that a mounted component has added. */
export interface ModuleCommands {
  readonly list: readonly Command[];
  readonly place: CommandPlace;
  /** Whether a control declared them by its text; two with the same id are both dropped as ambiguous. */
  readonly declared: boolean;
}

/** The registry of a console's current commands. */
export interface Commands {
  /** Adds commands; the returned function removes them. */
  add: (list: readonly Command[], place: CommandPlace) => () => void;
  /** Adds commands that a control of the page declares. */
  declare: (list: readonly Command[]) => () => void;
  /** Runs the command of an id, if it exists. */
  run: (id: string) => void;
  /** The current commands in insertion order. */
  readonly added: ReadonlySet<ModuleCommands>;
  /** Fires when commands are added or removed. */
  readonly changed: Signal;
  /** Fire when a button requests the palette or the key sheet. */
  readonly openRequests: Readonly<Record<CommandView, Signal>>;
}

/** Creates the registry of one console. */
export function createCommands(): Commands {
  const added = new Set<ModuleCommands>();
  const changed = createSignal();
  const enter = (list: readonly Command[], place: CommandPlace, declared: boolean) => {
    const entry = { list, place, declared };
    added.add(entry);
    changed.notify();
    return () => {
      added.delete(entry);
      changed.notify();
    };
  };
  return {
    add: (list, place) => enter(list, place, false),
    declare: (list) => enter(list, 'page', true),
    run: (id) =>
      [...added]
        .flatMap(({ list }) => list)
        .find((command) => command.id === id)
        ?.run?.(),
    added,
    changed,
    openRequests: { palette: createSignal(), keys: createSignal() },
  };
}
