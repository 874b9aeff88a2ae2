import type { Verdict } from '../guard/verdict';

/** What a table says of a path; only `reachable` paths are shown. */
export interface RouteFinding {
  readonly access: 'reachable' | 'denied' | 'unknown';
  /** Where a visit leads on to. */
  readonly redirect?: string | undefined;
  /** The first verdict on the way down that denied. */
  readonly verdict?: Verdict | undefined;
}

/** Looks a path up, with rights; query and hash do not count. */
export interface RouteLookup {
  look(path: string): RouteFinding;
}
