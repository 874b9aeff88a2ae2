interface Policy {
  createScriptURL: (address: string) => string;
}

interface TrustedTypes {
  createPolicy: (name: 'waybill', rules: Policy) => Policy;
}

/** A document accepts a policy name once. */
let policy: Policy | undefined;

/** Under Trusted Types, the address of a worker or service worker as the policy `waybill` makes it: only addresses of the page's own origin pass. */
export function trustedScriptUrl(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return address;
  policy ??= trustedTypes.createPolicy('waybill', { createScriptURL: ofOwnOrigin });
  return policy.createScriptURL(address);
}

function ofOwnOrigin(address: string): string {
  const { href } = new URL(address, document.baseURI);
  if (!href.startsWith(`${window.origin}/`)) throw new TypeError(`Another origin: ${href}`);
  return href;
}
