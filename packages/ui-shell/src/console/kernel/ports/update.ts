/** A newer version of the console that may be taken over. */
export interface Update {
  ready: boolean;
  /** Takes the newer version over; the page is loaded anew. */
  apply: () => void;
  /** Not now; the next visit takes it anyway. */
  dismiss: () => void;
  offer: (apply: () => void) => void;
}
