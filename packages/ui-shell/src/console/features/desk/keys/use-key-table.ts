import { useEffect, useMemo, useRef } from 'react';
import type { Command, KeyChoice } from '../../../kernel/command';
import { useConsole } from '../../../kernel/console-context';
import { lastUndo } from '../../data/undo/last-undo';
import { createCommands } from '../../runtime/commands/create-commands';
import type { Collected } from '../commands/collect-commands';
import { listCommands, presentListCommands } from '../commands/sources/list-commands';
import { type Binding, bind } from './bindings';

/** The key bindings and their commands. */
export interface KeyTable {
  bindings: () => readonly Binding[];
  /** The command of an id if it is available. */
  find: (id: string) => Command | undefined;
  /** The command of an id, or of the path of its page. */
  named: (name: string) => Command | undefined;
}

/** Caches the key table; commands are collected again only after a change of commands, tabs, rights or keys. */
export function useKeyTable(collect: () => readonly Collected[], choice: KeyChoice): KeyTable {
  const { once, tabsState, navigation, session, toasts } = useConsole();
  const registry = once(createCommands);
  const collectNow = useRef(collect);
  useEffect(() => {
    collectNow.current = collect;
  });
  const table = useMemo(() => {
    let cached: {
      of: readonly unknown[];
      commands: ReadonlyMap<string, Command>;
      paths: ReadonlyMap<string | undefined, Command>;
      bindings: readonly Binding[];
    };
    let stale = true;
    const read = () => {
      const of = [tabsState.list, navigation.state.routes, session.snapshot().access, lastUndo({ toasts })];
      if (stale || of.some((part, at) => part !== cached.of[at])) {
        const collected = collectNow.current();
        const commands = collected.map(({ command }) => command);
        const bindings = bind([...commands, ...listCommands], choice);
        cached = {
          of,
          commands: new Map(commands.map((command) => [command.id, command])),
          paths: new Map(collected.flatMap(({ path, command }) => (path ? [[path, command]] : []))),
          bindings,
        };
        stale = false;
      }
      return cached;
    };
    return {
      bindings: () => read().bindings,
      find: (id: string) => {
        const same = (command: Command) => command.id === id;
        // Reading the rows of a list forces a layout, so only list keys do it.
        const command =
          read().commands.get(id) ?? (listCommands.some(same) ? presentListCommands().find(same) : undefined);
        return command?.disabled ? undefined : command;
      },
      named: (name: string) => read().commands.get(name) ?? read().paths.get(name),
      forget: () => {
        stale = true;
      },
    };
  }, [tabsState, navigation, session, toasts, choice]);
  useEffect(() => registry.changed.subscribe(table.forget), [registry, table]);
  return table;
}
