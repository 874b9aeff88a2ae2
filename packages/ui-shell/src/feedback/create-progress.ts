/** @public */
export interface CreateProgressOptions {
  /** How long the bar stays after `finish()` before it completes and fades, in ms. Default 200. */
  hideDelay?: number;
  /** CSS easing. Default `ease`. */
  easing?: string;
  /** Duration of one step and of the fade, in ms. Default 500. */
  speed?: number;
  /** Interval in ms between small automatic steps. Default 200. */
  trickleSpeed?: number;
}

/** @public */
export interface Progress {
  /** Shows the bar and lets it creep; a running or hiding bar continues. */
  start: () => void;
  /** Completes the bar after `hideDelay`; does nothing without a running bar. */
  finish: () => void;
  /** Is a bar shown or still waiting to hide? */
  isRunning: () => boolean;
  /** Sets the host element of the bar, `null` removes it; `<ProgressBar>` calls it. */
  attach: (host: HTMLElement | null) => void;
}

/** The thin bar at the top of the window; without a spinner. Timings: product specification, section 9. @public */
export function createProgress({
  hideDelay = 200,
  easing = 'ease',
  speed = 500,
  trickleSpeed = 200,
}: CreateProgressOptions = {}): Progress {
  let host: HTMLElement | null = null;
  let bar: HTMLElement | null = null;
  let running = false;
  let done = 0;
  let creeping: ReturnType<typeof setTimeout> | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;

  const advance = (to: number) => {
    done = to;
    if (bar) bar.style.transform = `translateX(${(to - 1) * 100}%)`;
  };
  const creep = () => {
    creeping = setTimeout(() => {
      advance(Math.min(done + stepFrom(done), 0.994));
      creep();
    }, trickleSpeed);
  };
  const end = () => {
    clearTimeout(creeping);
    clearTimeout(hiding);
    hiding = undefined;
    running = false;
  };
  const complete = () => {
    end();
    advance(1);
    const completed = bar;
    setTimeout(() => {
      if (completed) completed.style.opacity = '0';
      setTimeout(() => completed?.remove(), speed);
    }, speed);
  };

  return {
    start: () => {
      clearTimeout(hiding);
      hiding = undefined;
      if (!host || running) return;
      running = true;
      bar?.remove();
      bar = document.createElement('div');
      bar.className = 'bar';
      bar.style.transition = `transform ${speed}ms ${easing}, opacity ${speed}ms ${easing}`;
      advance(0);
      host.append(bar);
      // Forces a layout, so that the first step is a transition from zero.
      void bar.offsetWidth;
      advance(0.08);
      creep();
    },
    finish: () => {
      if (running && hiding === undefined) hiding = setTimeout(complete, hideDelay);
    },
    isRunning: () => running,
    attach: (element) => {
      host = element;
      end();
      bar?.remove();
      bar = null;
    },
  };
}

/** Steps shrink as the bar advances, so that it never completes by itself. */
const stepFrom = (done: number): number => {
  if (done < 0.2) return 0.1;
  if (done < 0.5) return 0.04;
  return done < 0.8 ? 0.02 : 0.005;
};
