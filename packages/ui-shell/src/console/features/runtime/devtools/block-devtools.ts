/** How often developer tools are looked for, in ms (product specification, section 9). */
const interval = 500;
/** Time in ms after which devices other than PCs are no longer checked. */
const stopIntervalTime = 5000;

/**
 * Blocks the keys of developer tools and leaves a window in which they are open. A deterrent, not a protection; loaded
 * only if the setting is on. Returns a function that stops it.
 */
export function blockDevtools(report: (problem: unknown) => void): () => void {
  let ended = false;
  let suspend = () => {};
  import('disable-devtool')
    .then(({ default: disableDevtool }) => {
      if (ended) return;
      disableDevtool({
        interval,
        stopIntervalTime,
        disableMenu: false,
        disableIframeParents: false,
        url: 'about:blank',
      });
      suspend = () => {
        disableDevtool.isSuspend = true;
      };
    })
    .catch(report);
  return () => {
    ended = true;
    suspend();
  };
}
