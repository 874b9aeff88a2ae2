/** Which calls an application shows as busy. */
export interface BusyOptions {
  /** Calls whose url contains one of these count as busy, and identical ones share one response. Default `['doEdit']`. */
  busyFragments?: readonly string[];
  /** Hears true when the first such call starts and false when the last one has ended. Default none. */
  onBusyChange?: (busy: boolean) => void;
}
