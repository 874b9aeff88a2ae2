import { useEffect, useState } from 'react';
import { createLazyPart } from '../../../lib/create-lazy-part';
import { useOnIntent } from '../../../lib/use-on-intent';
import { useConsole } from '../../kernel/console-context';
import type { ConsoleParts } from '../../kernel/console-parts';
import { createCommands } from './create-commands';
import { type Held, holdKeys } from './hold-keys';

const createDesk = (parts: ConsoleParts) =>
  createLazyPart(async () => {
    const { CommandDesk, loadSource } = await import('./desk/command-desk');
    const source = await loadSource(parts);
    return ({ held }: { held: Held }) => <CommandDesk held={held} source={source} />;
  });

/** Listens for the keys of commands; what runs them and shows them is loaded with the first, and takes over what was pressed and typed meanwhile. */
export function CommandListener() {
  const parts = useConsole();
  const { asked } = parts.once(createCommands, undefined);
  const [held, setHeld] = useState<Held>();
  const Desk = useOnIntent(parts.once(createDesk, parts), held !== undefined, (cause) => {
    setHeld(undefined);
    parts.showFailure(cause);
  });
  const isHere = Desk !== null;
  useEffect(() => {
    if (isHere) return;
    const stops = [
      holdKeys(setHeld),
      asked.palette.listen(() => setHeld('palette')),
      asked.keys.listen(() => setHeld('keys')),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [isHere, asked]);
  return Desk && held && <Desk held={held} />;
}
