/** Opens a checked http or https address in a new window that knows nothing of this one; the caller has checked it with `toHttpUrl`. */
export function openWindow(url: string): void {
  window.open(url, '_blank', 'noopener,noreferrer');
}
