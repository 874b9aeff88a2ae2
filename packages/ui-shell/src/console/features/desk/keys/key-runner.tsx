import { useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { KeysOf } from '../../../../nav/command-keys';
import type { Command, KeyChoice } from '../../../kernel/command';
import type { Collected } from '../commands/collect-commands';
import { followKeys } from './follow-keys';
import { toKeysOf } from './to-keys-of';
import { useKeyTable } from './use-key-table';

export interface KeyRunnerProps {
  /** Keys pressed before this component mounted; handled ones are removed. */
  presses: KeyboardEvent[];
  collect: () => readonly Collected[];
  choice: KeyChoice;
  onRun: (command: Command) => void;
  onPalette: () => void;
  /** Called with the keys of menu entries, and again after a change of keys. */
  onKeys: (keysOf: KeysOf) => void;
}

/** Runs commands by their keys and reports the keys of menu entries. Renders nothing. */
export function KeyRunner({ presses, collect, choice, onRun, onPalette, onKeys }: KeyRunnerProps) {
  const early = useRef(presses);
  const table = useKeyTable(collect, choice);
  const run = useEffectEvent(onRun);
  const openPalette = useEffectEvent(onPalette);
  useEffect(
    () =>
      followKeys(
        {
          ...table,
          run: (command) => run(command),
          openPalette: () => openPalette(),
          draw: () => flushSync(() => {}),
        },
        early.current.splice(0),
      ),
    [table],
  );
  useEffect(() => {
    // Later presses are handled here.
    early.current = [];
  }, []);
  useEffect(() => onKeys(toKeysOf(table.named, choice)), [onKeys, table, choice]);
  return null;
}
