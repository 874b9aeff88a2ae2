import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { createLazyPart } from '../../../../lib/create-lazy-part';
import { useOnIntent } from '../../../../lib/use-on-intent';
import { CommandKeysContext, type KeysOf } from '../../../../nav/command-keys';
import { DeclareContext } from '../../../../nav/declared-command';
import { useConsole } from '../../../kernel/console-context';
import type { ConsoleParts } from '../../../kernel/console-parts';
import { lastUndo } from '../../data/undo/last-undo';
import { createCommands } from '../../runtime/commands/create-commands';
import { type Held, holdKeys, releaseField } from '../keys/hold-keys';
import type { CommandDeskProps } from './command-desk';

const createDesk = (parts: ConsoleParts) =>
  createLazyPart(async () => {
    const { CommandDesk, loadModuleCommands } = await import('./command-desk');
    const added = await loadModuleCommands(parts);
    return (props: Omit<CommandDeskProps, 'added'>) => <CommandDesk {...props} added={added} />;
  });

/**
 * Listens for command keys until their code has loaded, which the first key or pointing at a menu triggers. The loaded
 * code takes over the keys and text typed meanwhile.
 */
export function CommandListener({ children }: { children: ReactNode }) {
  const parts = useConsole();
  const { openRequests, declare } = parts.once(createCommands);
  const [held, setHeld] = useState<{ readonly now: Held }>();
  const [keysOf, setKeysOf] = useState<KeysOf>(() => noKeys);
  const handleKeys = useCallback((next: KeysOf) => setKeysOf(() => next), []);
  const desk = parts.once(createDesk, parts);
  const Desk = useOnIntent(desk, held !== undefined, (cause) => {
    if (typeof held?.now === 'object') releaseField(held.now);
    setHeld(undefined);
    parts.showFailure(cause);
  });
  const isHere = keysOf !== noKeys;
  useEffect(() => {
    const stops = (['palette', 'keys'] as const).map((now) => openRequests[now].subscribe(() => setHeld({ now })));
    return () => {
      for (const stop of stops) stop();
    };
  }, [openRequests]);
  useEffect(() => {
    if (isHere) return;
    const warm = ({ target, pointerType }: Event & { pointerType?: string }) =>
      pointerType !== 'touch' && (target as Element).closest?.('nav, header, [role=menu]') && desk.warm();
    const life = new AbortController();
    for (const sign of ['pointerover', 'focusin']) document.addEventListener(sign, warm, life);
    holdKeys(
      (now) => setHeld({ now }),
      life.signal,
      () => lastUndo({ toasts: parts.toasts }) !== undefined,
    );
    return () => life.abort();
  }, [isHere, desk, parts]);
  return (
    <CommandKeysContext value={keysOf}>
      <DeclareContext value={declare}>{children}</DeclareContext>
      {Desk && <Desk held={held} onKeys={handleKeys} />}
    </CommandKeysContext>
  );
}

const noKeys: KeysOf = () => undefined;
