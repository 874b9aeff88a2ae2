interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => string };
}

/** Registers the service worker; the server's policy lets only one of this name give its address. */
export function serveFromCache(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('waybill', { createScriptURL: (address) => address });
  navigator.serviceWorker.register(policy ? policy.createScriptURL('/sw.js') : '/sw.js').catch(console.error);
}
