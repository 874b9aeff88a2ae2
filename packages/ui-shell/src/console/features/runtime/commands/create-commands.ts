import { createSignal, type Signal } from '../../../../lib/create-signal';
import type { Command, CommandPlace } from '../../../kernel/command';

/** What of the commands can be opened. */
export type AskedFor = 'palette' | 'keys';

/** Commands that something in view has added. */
export interface AddedCommands {
  readonly list: readonly Command[];
  readonly place: CommandPlace;
  /** A control declared them by its text: of two with one id neither stands, since nothing tells them apart. */
  readonly declared: boolean;
}

/** What can be done in a console at the moment, as its parts have said. */
export interface Commands {
  /** Adds commands; the returned function takes them away. */
  add: (list: readonly Command[], place: CommandPlace) => () => void;
  /** Adds commands that a control of the page declares. */
  declare: (list: readonly Command[]) => () => void;
  /** Runs the command of an id, if it is there. */
  run: (id: string) => void;
  /** What is there now, in the order in which it came. */
  readonly added: ReadonlySet<AddedCommands>;
  /** Told when commands come or go. */
  readonly changed: Signal;
  /** Somebody asks for the palette, or for the list of keys, by touch or pointer. */
  readonly asked: Readonly<Record<AskedFor, Signal>>;
}

/** Creates the registry of one console. */
export function createCommands(): Commands {
  const added = new Set<AddedCommands>();
  const changed = createSignal();
  const enter = (list: readonly Command[], place: CommandPlace, declared: boolean) => {
    const own = { list, place, declared };
    added.add(own);
    changed.tell();
    return () => {
      added.delete(own);
      changed.tell();
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
    asked: { palette: createSignal(), keys: createSignal() },
  };
}
