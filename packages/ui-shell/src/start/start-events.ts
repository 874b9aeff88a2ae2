/** Window events between the console and the inline script that watches its start. */
export const startEvents = {
  /** The first screen, or a failure screen, has rendered. */
  started: 'waybill:started',
  /** The code of a page loads slowly. */
  slow: 'waybill:slow',
  /** Requests a reload past the caches; the script cancels the event and reloads. */
  reload: 'waybill:reload',
} as const;

/** Notifies the start watch that a screen has rendered. */
export const reportStarted = () => void window.dispatchEvent(new Event(startEvents.started));

/** Notifies the start watch of slow page code; `reportStarted` revokes it. */
export const reportSlow = () => void window.dispatchEvent(new Event(startEvents.slow));

/** Reloads the window, past the caches if index.html has the script for it. */
export function reloadWindow(): void {
  if (window.dispatchEvent(new Event(startEvents.reload, { cancelable: true }))) window.location.reload();
}
