import { useEffect, useEffectEvent } from 'react';
import { fieldCommands, pageCommands } from '../sources/page-commands';

/** Pause between two looks at the page, in ms. */
const pause = 100;

/** Tells when what can be done in the page behind comes or goes: it may still be drawn when the palette opens over it. */
export function usePageChanges(wanted: boolean, onChange: () => void): void {
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    if (!wanted) return;
    let known = signOf();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
      const now = signOf();
      if (now === known) return;
      known = now;
      tell();
    };
    const observer = new MutationObserver(() => {
      timer ??= setTimeout(look, pause);
    });
    for (const main of document.querySelectorAll('main')) observer.observe(main, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [wanted]);
}

const signOf = () => JSON.stringify([...pageCommands(), ...fieldCommands()].map(({ id }) => id));
