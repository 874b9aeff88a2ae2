import type { ConsoleParts } from './console-parts';

/** Starts a part when a console mounts; the returned function stops it. */
export type Start = (parts: ConsoleParts) => () => void;

/** A building block of a console: the parts that it provides to others, and its work while the console is mounted. */
export interface Feature<Parts extends object> {
  readonly parts: Parts;
  readonly start: Start;
}

/** Combines starts in order; the returned function stops them in reverse order. */
export const inOrder =
  (...starts: readonly Start[]): Start =>
  (parts) => {
    const stops = starts.map((start) => start(parts));
    return () => {
      for (const stop of stops.reverse()) stop();
    };
  };

/** The stop function of a feature without anything to stop. */
export const nothing = (): void => {};
