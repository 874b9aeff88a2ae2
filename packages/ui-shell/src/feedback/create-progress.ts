import { BProgress } from '@bprogress/core';

export interface CreateProgressOptions {
  /** How long the bar stays after `finish()` before it completes and fades, in ms. Default 200. */
  hideDelay?: number;
  /** CSS easing. Default `ease`. */
  easing?: string;
  /** Duration of one step and of the fade, in ms. Default 500. */
  speed?: number;
  /** Time between two small steps of its own accord, in ms. Default 200. */
  trickleSpeed?: number;
}

export interface Progress {
  /** Shows the bar and lets it creep; while it runs, or waits to hide, it just goes on. */
  start: () => void;
  /** Completes the bar after `hideDelay`; without a running bar nothing happens. */
  finish: () => void;
  /** Is a bar shown or still waiting to hide? */
  isRunning: () => boolean;
  /** Gives the bar its place in the document, `null` takes it away; `<ProgressBar>` calls it. */
  attach: (host: HTMLElement | null) => void;
}

/** The thin bar at the top of the window; timings are those of the product specification, section 9, without a spinner. */
export function createProgress({
  hideDelay = 200,
  easing = 'ease',
  speed = 500,
  trickleSpeed = 200,
}: CreateProgressOptions = {}): Progress {
  // The library keeps its state in statics: a subclass per instance keeps two shells on a page apart.
  const Bar = class extends BProgress {};
  Bar.reset();
  let host: HTMLElement | null = null;
  let hiding: ReturnType<typeof setTimeout> | undefined;

  const finishNow = () => {
    hiding = undefined;
    if (host) Bar.done();
    else Bar.status = null;
  };

  return {
    start: () => {
      clearTimeout(hiding);
      hiding = undefined;
      if (host && !Bar.isStarted()) Bar.start();
    },
    finish: () => {
      if (!Bar.isStarted() || hiding !== undefined) return;
      hiding = setTimeout(finishNow, hideDelay);
    },
    isRunning: () => Bar.isStarted(),
    attach: (element) => {
      host = element;
      if (!element) {
        clearTimeout(hiding);
        hiding = undefined;
        Bar.reset();
        return;
      }
      Bar.reset();
      Bar.settings = {
        ...Bar.settings,
        easing,
        speed,
        trickleSpeed,
        parent: element,
        showSpinner: false,
        template: '<div class="bar"></div>',
      };
    },
  };
}
