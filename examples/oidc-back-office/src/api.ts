import { oidcApi } from '@waybill/ui-shell/console';

/** Users sign in at the company's provider. Members of the group `astronomers` have that role. */
export const api = oidcApi({
  provider: {
    issuer: `${window.location.origin}/oidc`,
    clientId: 'observatory',
    storageKey: 'observatory.oidc',
    toProfile: ({ name, groups }) => ({
      username: String(name),
      roles: Array.isArray(groups) && groups.includes('astronomers') ? ['Astronomer'] : [],
    }),
  },
});
