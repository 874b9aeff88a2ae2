import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSnapshot } from 'valtio';
import { createLazyPart } from '../../../../lib/create-lazy-part';
import type { KeysOf } from '../../../../nav/command-keys';
import type { Command, CommandSource, KeyChoice } from '../../../kernel/command';
import { useConsole } from '../../../kernel/console-context';
import { useLazyPart } from '../../hooks/use-lazy-part';
import { type Collected, collectCommands } from '../collect-commands';
import { type AskedFor, createCommands } from '../create-commands';
import { readHabits } from '../habits';
import type { Held } from '../hold-keys';
import { readKeyChoice, writeKeyChoice } from '../keys/key-choice';
import { listCommands, presentListCommands } from '../sources/list-commands';
import { fieldCommands, pageCommands } from '../sources/page-commands';
import { followKeys } from './follow-keys';
import { Palette } from './palette';
import { toKeysOf } from './to-keys-of';
import { useKeyTable } from './use-key-table';
import { usePageChanges } from './use-page-changes';
import { useSource } from './use-source';

export { loadSource } from './load-source';

const keySheet = createLazyPart(() => import('./key-sheet').then((module) => module.KeySheet));

/** What of the commands is open. */
interface Shown {
  readonly what: AskedFor;
  readonly commands: readonly Collected[];
  /** What of them the row that had the keyboard can do. */
  readonly inLists: readonly Collected[];
  /** The command whose choice is shown. */
  readonly asking?: Command | undefined;
  /** What was typed before. */
  readonly first?: { readonly text: string; readonly entered: boolean } | undefined;
}

export interface CommandDeskProps {
  /** What was pressed and typed before this was here, or that the palette was asked for by touch. */
  held: Held | undefined;
  /** What the app adds; undefined where it did not come. */
  source: CommandSource | undefined;
  /** Told what keys stand beside menu entries, and anew when somebody changes one. */
  onKeys: (keysOf: KeysOf) => void;
}

/** Runs commands by their keys, and shows the palette and the sheet of keys. */
export function CommandDesk({ held, source: first, onKeys }: CommandDeskProps) {
  const parts = useConsole();
  const { once, session, theme, config, showFailure } = parts;
  const registry = once(createCommands, undefined);
  const [shown, setShown] = useState<Shown>();
  const opener = useRef<Element>(null);
  const chosen = useRef<Command>(null);
  const { extra } = useSnapshot(theme.settings);
  const choice = useMemo(() => readKeyChoice(extra), [extra]);
  const account = session.snapshot().user.username;
  const habits = useMemo(
    () => readHabits(() => window.localStorage, `${config.storagePrefix}.commands.${account}`),
    [config, account],
  );
  const KeySheet = useLazyPart(keySheet, shown?.what === 'keys');
  const { source, askAgain } = useSource(first);

  const collect = () => collectCommands(parts, registry, source, () => open('keys'));
  const open = (what: Shown['what'], more: Partial<Shown> = {}, from: Element | null = document.activeElement) => {
    opener.current = from;
    const inLists = (what === 'keys' ? listCommands : presentListCommands()).map(
      (command): Collected => ({ command, section: 'page', group: 'lists', quiet: true }),
    );
    setShown({ what, commands: [...collect(), ...inLists, ...see(what)], inLists, ...more });
  };
  const run = (command: Command) => {
    if (command.choose) return open('palette', { asking: command });
    habits.note(command.id);
    new Promise((resolve) => resolve(command.run())).catch(showFailure);
  };
  const close = () => setShown(undefined);
  const table = useKeyTable(collect, choice);
  const keep = (next: KeyChoice) => {
    theme.set({ extra: { ...theme.settings.extra, ...writeKeyChoice(next) } });
    theme.save();
    source.keepKeys?.(next).catch(showFailure);
  };

  const openNow = useEffectEvent(open);
  // What `held` asks for has come with the source, or its failure.
  const openLater = useEffectEvent((what: AskedFor) => {
    askAgain();
    open(what);
  });
  const runNow = useEffectEvent(run);
  useLayoutEffect(() => {
    if (!held) return;
    if (typeof held === 'string') return openNow(held);
    const { field, opener: from } = held;
    if (!field) return;
    const takeOver = () => openNow('palette', { first: { text: field.value, entered: held.entered } }, from);
    if (held.composing) field.addEventListener('compositionend', takeOver, { once: true });
    else takeOver();
  }, [held]);
  useEffect(() => {
    const { palette, keys } = registry.asked;
    const stops = [palette.listen(() => openLater('palette')), keys.listen(() => openLater('keys'))];
    return () => {
      for (const stop of stops) stop();
    };
  }, [registry]);
  useEffect(
    () =>
      followKeys(
        {
          ...table,
          run: (command) => runNow(command),
          openPalette: () => openLater('palette'),
          draw: () => flushSync(() => {}),
        },
        !held || typeof held === 'string' || held.field ? [] : held.presses.splice(0),
      ),
    [held, table],
  );
  useEffect(() => onKeys(toKeysOf(table.named, choice)), [onKeys, table, choice]);
  const renew = () => setShown((now) => now && { ...now, commands: [...collect(), ...now.inLists, ...see(now.what)] });
  const renewNow = useEffectEvent(renew);
  useEffect(() => registry.changed.listen(renewNow), [registry]);
  useEffect(() => {
    if (source !== first) registry.changed.tell();
  }, [source, first, registry]);
  const isShown = shown !== undefined;
  usePageChanges(isShown, renew);
  // What was chosen runs when the palette has gone and the focus is back.
  useEffect(() => {
    if (!isShown) return undefined;
    return () => {
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
      opener.current = null;
      const command = chosen.current;
      chosen.current = null;
      if (command) runNow(command);
    };
  }, [isShown]);

  if (!shown) return null;
  if (shown.what === 'keys')
    return KeySheet && <KeySheet commands={shown.commands} choice={choice} onChange={keep} onClose={close} />;
  return (
    <Palette
      key={shown.asking?.id}
      first={shown.first}
      asking={shown.asking}
      commands={shown.commands}
      source={source}
      habits={habits}
      choice={choice}
      onRun={(command) => {
        chosen.current = command;
        close();
      }}
      onClose={close}
    />
  );
}

/** What the page behind shows. Of fields there are many, and none has a key. */
const see = (what: AskedFor): readonly Collected[] =>
  [...pageCommands(), ...(what === 'keys' ? [] : fieldCommands())].map(
    (command): Collected => ({ command, section: 'page', quiet: true }),
  );
