/** A channel to the other windows of this origin; undefined where the browser has none or, with site data blocked, refuses it. */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
