interface Policy {
  createScriptURL: (address: string) => string;
}

interface TrustedTypes {
  createPolicy: (name: 'waybill', rules: Policy) => Policy;
}

/** A document takes the name of a policy once. */
const policies = new WeakMap<TrustedTypes, Policy>();

/** Under Trusted Types, the address of a worker or service worker as the policy `waybill` makes it: only addresses of the page's own origin pass. */
export function trustedScriptUrl(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return address;
  const policy = policies.get(trustedTypes) ?? trustedTypes.createPolicy('waybill', { createScriptURL: ofOwnOrigin });
  policies.set(trustedTypes, policy);
  return policy.createScriptURL(address);
}

function ofOwnOrigin(address: string): string {
  const { href } = new URL(address, document.baseURI);
  if (!href.startsWith(`${window.origin}/`)) throw new TypeError(`A worker of another origin: ${href}`);
  return href;
}
