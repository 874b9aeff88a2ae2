import { createOidcClient } from '@waybill/auth-core/oidc';

/** The company's logins. Whoever stands in the group `astronomers` may open what that role may. */
export const provider = createOidcClient({
  issuer: `${window.location.origin}/oidc`,
  clientId: 'observatory',
  storageKey: 'observatory.oidc',
  toProfile: ({ name, groups }) => ({
    username: String(name),
    roles: Array.isArray(groups) && groups.includes('astronomers') ? ['Astronomer'] : [],
  }),
});
