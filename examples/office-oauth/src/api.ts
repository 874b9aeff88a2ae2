import { createTokenStore } from '@waybill/auth-core';
import { oauthApi } from '@waybill/ui-shell/console';

/** Where the API is; `POST /oauth/token` signs in and renews, `GET /me` says who is signed in. */
export const api = oauthApi({ baseUrl: '/api', refreshTokens: createTokenStore({ key: 'my-office.refresh' }) });
