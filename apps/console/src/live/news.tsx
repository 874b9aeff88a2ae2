import { useConsoleTabs, useConsoleTheme, useGoTo } from '@waybill/ui-shell/console';
import { type ComponentType, useEffect, useState } from 'react';

/** Milliseconds after which a window begins to listen: what the person waits for comes first. */
const pause = 2000;

/** Milliseconds until it tries again where its code did not come. */
const untilAgain = 30_000;

/** Hears of what happens elsewhere to the account that is signed in here, and of shortcuts; draws nothing. */
export function News() {
  const theme = useConsoleTheme();
  const tabs = useConsoleTabs();
  const goTo = useGoTo();
  const [Account, setAccount] = useState<ComponentType>();
  useEffect(() => {
    let left = false;
    let timer = setTimeout(start, pause);
    async function start() {
      const code = await import('./live-events').catch(() => undefined);
      if (left) return;
      if (code) setAccount(() => code.LiveEvents);
      else timer = setTimeout(start, untilAgain);
    }
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, []);
  useEffect(() => {
    const life = new AbortController();
    // What knows the shortcuts is asked for with the first Alt, and takes over what was pressed last meanwhile.
    let pressed: KeyboardEvent | undefined;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (!event.altKey) return;
      const asked = pressed !== undefined;
      pressed = event;
      if (asked) return;
      import('./follow-keys').then(
        ({ followKeys }) => {
          document.removeEventListener('keydown', handleKeyDown);
          followKeys({ tabs, theme, goTo, signal: life.signal }, pressed);
        },
        () => {
          pressed = undefined;
        },
      );
    };
    document.addEventListener('keydown', handleKeyDown, { signal: life.signal });
    return () => life.abort();
  }, [tabs, theme, goTo]);
  return Account && <Account />;
}
