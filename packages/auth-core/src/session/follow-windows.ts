import type { SessionChannel, SessionMessage } from './session-channel';
import type { TokenStore } from './token-store';

/** The reactions of a session to other windows. */
export interface FollowOptions {
  tokens: TokenStore;
  channel: SessionChannel | null;
  /** The store may have changed. */
  onNews: () => void;
  /** Another window has sent a message, perhaps before its storage write is visible here. */
  onMessage: (message: SessionMessage) => void;
}

/** Waits in ms after a message before the store is read again: a write of another window is not always visible when its message is. */
const retries = [20, 60, 140];

/** Follows the other windows of this browser by message, storage event and, for missed ones, whenever the page is shown. Returns a function that stops it. */
export function followWindows({ tokens, channel, onNews, onMessage }: FollowOptions): () => void {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const handleMessage = (message: SessionMessage) => {
    onMessage(message);
    for (const delay of retries) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        onNews();
      }, delay);
      timers.add(timer);
    }
  };
  const stops = [
    channel?.subscribe(handleMessage),
    tokens.subscribe?.(onNews),
    listen('pageshow', onNews),
    listen('focus', onNews),
    listen('visibilitychange', onNews),
  ];
  return () => {
    for (const stop of stops) stop?.();
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
  };
}

function listen(type: string, listener: () => void): (() => void) | undefined {
  if (typeof window === 'undefined') return undefined;
  // `visibilitychange` fires at the document and bubbles up to the window.
  window.addEventListener(type, listener);
  return () => window.removeEventListener(type, listener);
}
