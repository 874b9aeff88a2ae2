import { oidcApi } from '@waybill/ui-shell/console';

/** Where the API is, and where people sign in; api.mjs plays the provider in development. */
export const api = oidcApi({
  baseUrl: '/api',
  provider: { issuer: `${window.location.origin}/oidc`, clientId: 'my-office', storageKey: 'my-office.oidc' },
});
