import type { StreamEvent, StreamOptions } from '@waybill/http';
import { sleep } from '../../../../lib/sleep';
import { whenVisible, whileVisible } from './window-visibility';

/** A followed stream and its handlers. */
export interface Following {
  open: (options: Pick<StreamOptions, 'lastEventId' | 'signal' | 'share' | 'onState'>) => AsyncIterable<StreamEvent>;
  isSignedIn: () => boolean;
  /** The name under which all windows of the user share a connection; without one each window has its own while it is visible. */
  share: () => string | undefined;
  /** The event after which pages were fetched; empty if that is unknown. */
  position: () => string;
  onEvent: (event: StreamEvent) => void;
  /** Called after missed events: pages may be out of date. */
  onGap: () => void;
  /** Ends it. */
  signal: AbortSignal;
  /** In ms, before another try when the stream has ended or the user is not signed in. Default 2000. */
  pause?: number;
}

/** Follows a stream of events from the last event on. It reports a gap if it begins after an unknown event, and if the window joins the connection of another one. Never rejects. */
export async function followStream({
  open,
  onEvent,
  onGap,
  signal,
  pause = 2000,
  ...window
}: Following): Promise<void> {
  let lastEventId = window.position();
  while (!signal.aborted) {
    const share = window.share();
    if (share === undefined) await whenVisible(signal);
    const life = share === undefined ? whileVisible(signal) : endsWith(signal);
    if (window.isSignedIn()) {
      let isGap = lastEventId === '';
      const closeGap = () => {
        if (isGap) onGap();
        isGap = false;
      };
      const joined = isGap && share !== undefined ? setTimeout(closeGap, pause) : undefined;
      const onState = (state: 'open' | 'waiting') => state === 'open' && closeGap();
      try {
        const options = { lastEventId, signal: life.signal, onState, ...(share !== undefined && { share }) };
        for await (const event of open(options)) {
          closeGap();
          lastEventId = event.id;
          onEvent(event);
        }
      } catch {
        // The client has tried again as long as that is of use.
        if (!life.signal.aborted) lastEventId = '';
      }
      clearTimeout(joined);
    }
    const isHidden = life.signal.aborted;
    life.abort();
    if (!isHidden) await sleep(pause, signal);
  }
}

/** A controller that aborts with a signal. */
function endsWith(signal: AbortSignal): AbortController {
  const life = new AbortController();
  signal.addEventListener('abort', () => life.abort(), { signal: life.signal });
  if (signal.aborted) life.abort();
  return life;
}
