import type { ConsoleParts } from './console-parts';

/** Runs while a console is mounted; what it returns ends it. */
export type Start = (parts: ConsoleParts) => () => void;

/** One of the things that a console is composed of: the parts that it gives to all others, and what it does while the console is mounted. */
export interface Feature<Parts extends object> {
  readonly parts: Parts;
  readonly start: Start;
}

/** Starts one after the other; what it returns ends them, the last one first. */
export const inOrder =
  (...starts: readonly Start[]): Start =>
  (parts) => {
    const stops = starts.map((start) => start(parts));
    return () => {
      for (const stop of stops.reverse()) stop();
    };
  };

/** For a feature that has nothing to end, or nothing to do with these settings. */
export const nothing = (): void => {};
