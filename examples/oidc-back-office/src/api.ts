import { oidcApi } from '@waybill/ui-shell/console';

/** People sign in at the company's provider. Whoever stands in the group `astronomers` may open what that role may. */
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
