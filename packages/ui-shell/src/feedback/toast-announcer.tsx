import { type ReactNode, useEffect, useState } from 'react';
import { VisuallyHidden } from '../lib/visually-hidden';

export interface Announcement {
  /** Another key is another announcement. */
  key: string;
  text: ReactNode;
  /** Interrupts what a screen reader is saying. */
  urgent: boolean;
}

/** How long the words stand for a screen reader to pick up, in ms; after that only the message itself is there to be read. */
const standing = 1000;

/** Says messages to screen readers. The live regions stand before the words come, and are found under an open modal dialog too. */
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

/** Its words come a frame after the region, since what a region is born with is not read. */
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
