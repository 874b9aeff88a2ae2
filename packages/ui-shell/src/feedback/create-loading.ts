import { proxy } from 'valtio/vanilla';
import { afterPaint } from '../lib/after-paint';

/** @public */
export interface Loading {
  state: { count: number };
  /** Shows the indicator until the returned function is called; several may be open, the last one hides it. Calling it twice counts once. */
  begin: () => () => void;
  /** Shows the indicator for a duration in ms, counted from its first frame; the random theme uses 1000. */
  flash: (duration: number) => void;
  isLoading: () => boolean;
}

/** A counter of work in progress; `<LoadingIndicator>` is on screen while it is above 0. @public */
export function createLoading(): Loading {
  const state = proxy({ count: 0 });
  const begin = () => {
    let open = true;
    state.count += 1;
    return () => {
      if (open) state.count -= 1;
      open = false;
    };
  };
  return {
    state,
    begin,
    flash(duration) {
      const end = begin();
      afterPaint(() => setTimeout(end, duration));
    },
    isLoading: () => state.count > 0,
  };
}
