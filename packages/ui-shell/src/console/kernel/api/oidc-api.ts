import { createOidcClient, type OidcOptions } from '@waybill/auth-core/oidc';
import { problem } from '@waybill/http/conventions';
import { type Api, type ApiOptions, toApi } from './api';
import { noEndpoints } from './endpoints';

/** @public */
export interface OidcApiOptions extends Omit<ApiOptions, 'provider'> {
  /** The OpenID provider: the options of `createOidcClient`. */
  provider: OidcOptions;
}

/**
 * An API of plain bodies with logins at an OpenID provider: calls send the access token as `Authorization: Bearer` and
 * renew it there at 401. Failures are problem details (RFC 9457) or have a `message`, unless `conventions` define others.
 * @example
 * oidcApi({ baseUrl: '/api', provider: { issuer: 'https://login.example', clientId: 'office' } })
 * @public
 */
export const oidcApi = ({ provider, ...options }: OidcApiOptions): Api =>
  toApi(
    { session: 'token', http: { conventions: problem }, endpoints: noEndpoints },
    {
      ...options,
      provider: createOidcClient(provider),
    },
  );
