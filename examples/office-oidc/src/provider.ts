import { createOidcClient } from '@waybill/auth-core/oidc';

/** Where people sign in; api.mjs plays the provider in development. */
export const provider = createOidcClient({
  issuer: `${window.location.origin}/oidc`,
  clientId: 'my-office',
  storageKey: 'my-office.oidc',
});
