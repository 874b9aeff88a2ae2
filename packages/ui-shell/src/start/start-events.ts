/** Events on the window by which the console and the inline script that watches over its start know of each other. */
export const startEvents = {
  /** The first screen stands, or a screen that says why it does not. */
  started: 'waybill:started',
  /** The code of a page takes long. */
  slow: 'waybill:slow',
  /** The window is to be loaded anew, past the caches; cancelled by the script, which does it. */
  reload: 'waybill:reload',
} as const;

/** Tells the script that watches over the start that a screen stands. */
export const tellStarted = () => void window.dispatchEvent(new Event(startEvents.started));

/** Tells the script that the code of a page takes long; `tellStarted` takes that back. */
export const tellSlow = () => void window.dispatchEvent(new Event(startEvents.slow));

/** Loads the window anew; past the caches where index.html brings the script for it. */
export function reloadWindow(): void {
  if (window.dispatchEvent(new Event(startEvents.reload, { cancelable: true }))) window.location.reload();
}
