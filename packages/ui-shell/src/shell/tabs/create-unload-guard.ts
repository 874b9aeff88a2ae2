/** Switches the browser's confirmation before a close or reload; its listener exists only while on, because it disables the back-forward cache. */
export function createUnloadGuard(): (on: boolean) => void {
  let armed = false;
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  return (on) => {
    if (on === armed || typeof window === 'undefined') return;
    armed = on;
    if (on) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  };
}
