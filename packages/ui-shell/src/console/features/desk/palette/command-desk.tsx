import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { createLazyPart } from '../../../../lib/create-lazy-part';
import { useOnIntent } from '../../../../lib/use-on-intent';
import type { KeysOf } from '../../../../nav/command-keys';
import type { Command } from '../../../kernel/command';
import { useConsole } from '../../../kernel/console-context';
import { type CommandView, createCommands } from '../../runtime/commands/create-commands';
import { useLazyPart } from '../../runtime/lazy-loading/use-lazy-part';
import { type Collected, collectCommands } from '../commands/collect-commands';
import { presentListCommands } from '../commands/sources/list-commands';
import { type Held, releaseField } from '../keys/hold-keys';
import { readKeyChoice } from '../keys/key-choice';
import { readCommandUsage } from './command-usage';
import { loadModuleCommands, type ModuleCommands } from './load-module-commands';
import { Palette, type PaletteProps } from './palette';

export { loadModuleCommands } from './load-module-commands';

const keyRunner = createLazyPart(() => import('../keys/key-runner').then((module) => module.KeyRunner));

const keySheet = createLazyPart(() => import('../keys/key-sheet').then((module) => module.KeySheet));

/** The open view of the commands. */
interface Shown extends Pick<PaletteProps, 'first' | 'asking' | 'commands'> {
  readonly what: CommandView;
  /** The element that had the focus before. */
  readonly focused: Element | null;
}

export interface CommandDeskProps {
  /** The keys and text from before this code loaded, or a view requested by pointer; a new object each time. */
  held: { readonly now: Held } | undefined;
  /** The additions of the modules. */
  added: ModuleCommands;
  /** Called with the keys of menu entries, and again after a change of keys. */
  onKeys: (keysOf: KeysOf) => void;
}

/** Shows the palette and the key sheet. The key runner mounts with the first key or after the first use of the palette. */
export function CommandDesk({ held, added: first, onKeys }: CommandDeskProps) {
  const parts = useConsole();
  const { once, session, theme, config, showFailure } = parts;
  const registry = once(createCommands);
  const [shown, setShown] = useState<Shown>();
  const chosen = useRef<Command>(null);
  const used = useRef(false);
  const [wantsKeys, setWantsKeys] = useState(() => !held || (typeof held.now === 'object' && !held.now.field));
  const { extra } = useSnapshot(theme.settings);
  const choice = useMemo(() => readKeyChoice(extra), [extra]);
  const account = session.snapshot().user.username;
  const habits = useMemo(
    () => readCommandUsage(() => window.localStorage, `${config.storagePrefix}.commands.${account}`),
    [config, account],
  );
  const KeySheet = useLazyPart(keySheet, shown?.what === 'keys');
  const [added, setAdded] = useState(first);

  const collect = () => collectCommands(parts, registry, added.commands, () => open('keys'));
  const list = ({ what, focused }: Pick<Shown, 'what' | 'focused'>) =>
    what === 'keys' ? collect() : [...collect().filter(({ command }) => !command.disabled), ...ofRow(focused)];
  const open = (what: Shown['what'], more: Partial<Shown> = {}, focused: Element | null = document.activeElement) =>
    setShown({ what, commands: list({ what, focused }), focused, ...more });
  const run = (command: Command) => {
    if (command.choose) return open('palette', { asking: command });
    habits.note(command.id);
    new Promise((resolve) => resolve(command.run())).catch(showFailure);
  };
  const close = () => {
    setShown(undefined);
    setWantsKeys(true);
  };
  const presses = typeof held?.now === 'object' ? held.now.presses : none;
  const Runner = useOnIntent(keyRunner, wantsKeys || presses.length > 0, (cause) => {
    // The next key tries again.
    presses.length = 0;
    setWantsKeys(false);
    showFailure(cause);
  });

  const openNow = useEffectEvent((...[what, ...more]: Parameters<typeof open>) => {
    // The first opening has just loaded the commands.
    if (used.current && !added.isWhole) void loadModuleCommands(parts).then(setAdded);
    used.current = true;
    open(what, ...more);
  });
  const runNow = useEffectEvent(run);
  const handled = useRef<typeof held>(undefined);
  useLayoutEffect(() => {
    // Effects run again when the shell returns from a standalone page.
    if (!held || handled.current === held) return;
    handled.current = held;
    const { now } = held;
    if (typeof now === 'string') return openNow(now);
    const takeOver = () => {
      const { field, entered, opener: from } = now;
      if (!field) return;
      releaseField(now);
      openNow('palette', { first: { text: field.value, entered } }, from);
    };
    if (now.composing) now.field?.addEventListener('compositionend', takeOver, { once: true });
    else takeOver();
  }, [held]);
  const renewNow = useEffectEvent(() => setShown((now) => now && { ...now, commands: list(now) }));
  useEffect(() => registry.changed.subscribe(renewNow), [registry]);
  useEffect(() => {
    if (added !== first) registry.changed.notify();
  }, [added, first, registry]);
  const isShown = shown !== undefined;
  const focused = shown?.focused;
  // The chosen command runs after the palette has closed and the focus is restored.
  useEffect(() => {
    if (!isShown) return undefined;
    return () => {
      if (focused instanceof HTMLElement && focused.isConnected) focused.focus();
      const command = chosen.current;
      chosen.current = null;
      if (command) runNow(command);
    };
  }, [isShown, focused]);

  return (
    <>
      {Runner && (
        <Runner
          presses={presses}
          collect={collect}
          choice={choice}
          onRun={run}
          onPalette={registry.openRequests.palette.notify}
          onKeys={onKeys}
        />
      )}
      {shown?.what === 'keys' && KeySheet && (
        <KeySheet commands={shown.commands} added={added} choice={choice} onClose={close} />
      )}
      {shown?.what === 'palette' && (
        <Palette
          key={shown.asking?.id}
          first={shown.first}
          asking={shown.asking}
          commands={shown.commands}
          added={added}
          habits={habits}
          choice={choice}
          onRun={(command) => {
            chosen.current = command;
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}

/** The commands of the row that had the focus. */
const ofRow = (focused: Element | null) =>
  presentListCommands(focused).map((command): Collected => ({ command, section: 'page', quiet: true }));

const none: KeyboardEvent[] = [];
