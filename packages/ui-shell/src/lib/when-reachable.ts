/** Resolves when files can load: online, with a service worker, or after `online`. Some browsers cache a failed module for the life of the document. */
export function whenReachable(): Promise<void> {
  if (navigator.onLine || navigator.serviceWorker?.controller) return Promise.resolve();
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
  });
}
