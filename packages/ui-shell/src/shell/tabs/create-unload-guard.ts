/** A switch for the browser's own question before a window closes or reloads; the listener exists only while it is on, because it costs the page its back-forward cache. */
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
