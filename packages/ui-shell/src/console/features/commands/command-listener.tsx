import { useCallback, useEffect, useState } from 'react';
import { createLazyPart } from '../../../lib/create-lazy-part';
import { useOnIntent } from '../../../lib/use-on-intent';
import { useConsole } from '../../kernel/console-context';
import { type AskedFor, createCommands } from './create-commands';
import { type HeldKeys, holdKeys } from './hold-keys';
import { useSource } from './use-source';

const desk = createLazyPart(() => import('./desk/command-desk').then((module) => module.CommandDesk));

/** Listens for the keys of commands; what runs them and shows them is loaded with the first, and takes over what was pressed and typed meanwhile. */
export function CommandListener() {
  const { once, showFailure } = useConsole();
  const { asked } = once(createCommands, undefined);
  const [held, setHeld] = useState<HeldKeys | AskedFor>();
  const giveUp = useCallback(
    (cause: unknown) => {
      setHeld(undefined);
      showFailure(cause);
    },
    [showFailure],
  );
  const wanted = held !== undefined;
  const Desk = useOnIntent(desk, wanted, giveUp);
  const source = useSource(wanted);
  const ready = Boolean(Desk && source);
  useEffect(() => {
    if (ready) return;
    const stops = [
      holdKeys(setHeld),
      asked.palette.listen(() => setHeld('palette')),
      asked.keys.listen(() => setHeld('keys')),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [ready, asked]);
  return Desk && source && held && <Desk held={held} source={source} />;
}
