import { useEffect, useState } from 'react';
import type { CommandSource } from '../../kernel/command';
import { useConsole } from '../../kernel/console-context';

/** What the app adds to the palette, loaded when it is wanted; undefined until then. Where its code does not come, the rest works. */
export function useSource(wanted: boolean): CommandSource | undefined {
  const { commandSource, showFailure } = useConsole();
  const [source, setSource] = useState<CommandSource>();
  useEffect(() => {
    if (!wanted || source) return;
    let live = true;
    Promise.resolve(commandSource?.() ?? {})
      .catch((problem: unknown) => {
        showFailure(problem);
        return {};
      })
      .then((come) => live && setSource(come));
    return () => {
      live = false;
    };
  }, [wanted, source, commandSource, showFailure]);
  return source;
}
