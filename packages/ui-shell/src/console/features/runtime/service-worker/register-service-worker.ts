/** How often a window that stays open looks for a newer version, in ms. */
const lookEvery = 30 * 60_000;

/**
 * Registers the service worker at an address; failures only go to the browser's console. A newer version that waits is reported with what activates it.
 * The returned function stops looking for one.
 */
export function registerServiceWorker(name: string, onUpdateReady: (take: () => void) => void): () => void {
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

  register(container, name).then(follow, warn);
  return () => {
    stopped = true;
    clearInterval(timer);
  };
}

/** Merely naming it throws where site data are blocked. */
function findContainer(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker as ServiceWorkerContainer | undefined;
  } catch (error) {
    warn(error);
    return undefined;
  }
}

interface Policy {
  createScriptURL: (address: string) => string;
}

interface TrustedTypes {
  createPolicy: (name: 'waybill', rules: Policy) => Policy;
}

/** A document takes the name of a policy once; a second console in it, or one that is mounted anew, registers the same worker by the same policy. */
const policies = new WeakMap<TrustedTypes, Policy>();

const policyFor = (types: TrustedTypes, address: string): Policy => {
  const policy = policies.get(types) ?? types.createPolicy('waybill', { createScriptURL: () => address });
  policies.set(types, policy);
  return policy;
};

/** Under Trusted Types a worker's address must come from a policy; this one, `waybill`, is made for a single address. */
async function register(
  container: ServiceWorkerContainer,
  name: string,
): Promise<ServiceWorkerRegistration | undefined> {
  const address = new URL(name, document.baseURI).href;
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  return container.register(trustedTypes ? policyFor(trustedTypes, address).createScriptURL('') : address);
}

function warn(error: unknown): void {
  globalThis.console.warn('The service worker could not be registered:', error);
}
