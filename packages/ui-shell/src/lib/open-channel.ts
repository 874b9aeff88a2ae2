/** Opens a channel to the other windows of this origin, or undefined if the browser lacks it or blocks site data. */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
