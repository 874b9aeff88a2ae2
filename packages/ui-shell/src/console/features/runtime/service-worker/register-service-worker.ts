/** How often a window that stays open looks for a newer version, in ms. */
const lookEvery = 30 * 60_000;

/**
 * Registers the service worker at an address, wrapped by `trusted` for Trusted Types; failures only go to the browser's
 * console. A waiting newer version is reported with a function that activates it. The returned function stops checking.
 */
export function registerServiceWorker(
  name: string,
  trusted: (address: string) => string,
  onUpdateReady: (take: () => void) => void,
): () => void {
  const container = findContainer();
  if (!container) return () => {};
  let timer: ReturnType<typeof setInterval> | undefined;
  let stopped = false;
  let reloading = false;

  const announce = (worker: ServiceWorker) => {
    if (stopped) return;
    onUpdateReady(() => {
      // Another window has activated it: no change of the controller will follow.
      if (worker.state !== 'installed') return window.location.reload();
      container.addEventListener('controllerchange', () => {
        if (reloading) return;
        reloading = true;
        window.location.reload();
      });
      worker.postMessage({ type: 'SKIP_WAITING' });
    });
  };

  // Browsers that block service workers by policy resolve without a registration.
  const follow = (registration: ServiceWorkerRegistration | undefined) => {
    if (!registration) return;
    if (registration.waiting && container.controller) announce(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const worker = registration.installing;
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'installed' && container.controller) announce(worker);
      });
    });
    timer = setInterval(() => void registration.update().catch(warn), lookEvery);
  };

  register(container, name, trusted).then(follow, warn);
  return () => {
    stopped = true;
    clearInterval(timer);
  };
}

/** Even reading the property throws if site data are blocked. */
function findContainer(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker as ServiceWorkerContainer | undefined;
  } catch (error) {
    warn(error);
    return undefined;
  }
}

const register = async (
  container: ServiceWorkerContainer,
  name: string,
  trusted: (address: string) => string,
): Promise<ServiceWorkerRegistration | undefined> => container.register(trusted(new URL(name, document.baseURI).href));

function warn(error: unknown): void {
  globalThis.console.warn('The service worker could not be registered:', error);
}
