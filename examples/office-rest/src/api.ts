import { restApi } from '@waybill/ui-shell/console';

/** Where the API is; `POST /login`, `POST /refresh`, `POST /logout` and `GET /me` are its session. */
export const api = restApi({ baseUrl: '/api' });
