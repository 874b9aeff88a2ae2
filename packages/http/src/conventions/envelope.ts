import type { Conventions } from './conventions';

/** Bodies of `{ code, message, data }`: code 402 says that the token has expired, 401 or 1000401 that the user is not signed in. The token goes in the header `token`. @public */
export const envelope: Conventions = {
  success: [200, 0, '200', '0'],
  data: { field: 'data', total: 'total' },
  messages: { code: 'code', sentence: 'message', fields: 'data.fields' },
  session: { header: 'token', expired: [402], unauthorized: [401, 1000401] },
};
