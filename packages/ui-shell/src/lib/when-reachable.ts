/**
 * Resolves when files can come: at once where the browser is online or a service worker serves them, else with the next `online` event.
 * For code that can wait: some browsers keep a module that failed for the life of the document.
 */
export function whenReachable(): Promise<void> {
  if (navigator.onLine || navigator.serviceWorker?.controller) return Promise.resolve();
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
  });
}
