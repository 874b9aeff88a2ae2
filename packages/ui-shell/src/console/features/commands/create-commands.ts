import { createSignal, type Signal } from '../../../lib/create-signal';
import type { Command, CommandPlace } from '../../kernel/command';

/** What of the commands can be opened. */
export type AskedFor = 'palette' | 'keys';

/** What can be done in a console at the moment, as its parts have said. */
export interface Commands {
  /** Adds commands; the returned function takes them away. */
  add: (list: readonly Command[], place: CommandPlace) => () => void;
  /** Those of a place; of two with one id the later one. */
  list: (place: CommandPlace) => readonly Command[];
  /** Told when commands come or go. */
  readonly changed: Signal;
  /** Somebody asks for the palette, or for the list of keys, by touch or pointer. */
  readonly asked: Readonly<Record<AskedFor, Signal>>;
}

/** Creates the registry of one console. */
export function createCommands(): Commands {
  const sources = new Set<{ list: readonly Command[]; place: CommandPlace }>();
  const changed = createSignal();
  return {
    add: (list, place) => {
      const source = { list, place };
      sources.add(source);
      changed.tell();
      return () => {
        sources.delete(source);
        changed.tell();
      };
    },
    list: (place) => {
      const of = [...sources].filter((source) => source.place === place).flatMap(({ list }) => list);
      return [...new Map(of.map((command) => [command.id, command])).values()];
    },
    changed,
    asked: { palette: createSignal(), keys: createSignal() },
  };
}
