import {
  useConsoleSession,
  useConsoleTabs,
  useConsoleTheme,
  useGoTo,
  useHttp,
  useRefreshServerData,
} from '@waybill/ui-shell/console';
import { useEffect } from 'react';

/** Milliseconds after which a window begins to listen: what the person waits for comes first. */
const pause = 2000;

/** Milliseconds until it tries again where its code did not come. */
const untilAgain = 30_000;

/** Hears of what happens elsewhere to the account that is signed in here, and of shortcuts; draws nothing. */
export function News() {
  const http = useHttp();
  const session = useConsoleSession();
  const theme = useConsoleTheme();
  const tabs = useConsoleTabs();
  const goTo = useGoTo();
  const refresh = useRefreshServerData();
  useEffect(() => {
    const life = new AbortController();
    let timer = setTimeout(begin, pause);
    async function begin() {
      const code = await import('./follow-news').catch(() => undefined);
      if (life.signal.aborted) return;
      if (code) await code.followNews({ http, session, theme, refresh, signal: life.signal });
      else timer = setTimeout(begin, untilAgain);
    }
    return () => {
      clearTimeout(timer);
      life.abort();
    };
  }, [http, session, theme, refresh]);
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
  return null;
}
