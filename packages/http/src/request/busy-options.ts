/** The calls that an application shows as busy. */
export interface BusyOptions {
  /** Parts of urls: a call whose url contains one counts as busy, and identical calls share one response. Default `['doEdit']`. */
  busyFragments?: readonly string[];
  /** Called with true when the first such call starts and with false when the last one has ended. No default. */
  onBusyChange?: (busy: boolean) => void;
}
