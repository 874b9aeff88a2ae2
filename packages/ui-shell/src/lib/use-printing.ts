import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the window is printing; print-only content is rendered before the browser lays out the paper. @beta */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const life = new AbortController();
    const handle = ({ type }: Event) => flushSync(() => setPrinting(type === 'beforeprint'));
    for (const name of ['beforeprint', 'afterprint']) addEventListener(name, handle, life);
    return () => life.abort();
  }, []);
  return printing;
}
