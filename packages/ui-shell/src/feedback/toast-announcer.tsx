import { type ReactNode, useEffect, useState } from 'react';
import { VisuallyHidden } from '../lib/visually-hidden';

export interface Announcement {
  /** A new key makes screen readers announce the text again. */
  key: string;
  text: ReactNode;
  /** Interrupts the screen reader. */
  urgent: boolean;
}

/** Time in ms for which the announced words stay in the document. */
const standing = 1000;

/** Announces messages to screen readers. The live regions exist before the words, and also work below an open modal dialog. */
export function ToastAnnouncer({ list }: { list: readonly Announcement[] }) {
  return (['assertive', 'polite'] as const).map((manner) => (
    <VisuallyHidden key={manner} aria-live={manner} aria-relevant="additions text">
      {list
        .filter(({ urgent }) => urgent === (manner === 'assertive'))
        .map(({ key, text }) => (
          <Words key={key}>{text}</Words>
        ))}
    </VisuallyHidden>
  ));
}

/** Inserts the words a frame after the region, since initial content of a region is not announced. */
function Words({ children }: { children: ReactNode }) {
  const [isAnnounced, setIsAnnounced] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsAnnounced(true));
    const end = setTimeout(() => setIsAnnounced(false), standing);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(end);
    };
  }, []);
  return isAnnounced ? <span>{children}</span> : null;
}
