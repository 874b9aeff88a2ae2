export { createOidcClient, type OidcClient, type OidcOptions } from '../oidc/create-oidc-client';
export { OidcError, type OidcErrorCode } from '../oidc/oidc-error';
export { type OidcMessage, oidcMessages } from '../oidc/oidc-messages';
export type { Claims } from '../oidc/token-set';
