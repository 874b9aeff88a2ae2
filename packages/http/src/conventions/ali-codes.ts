import { fieldAt } from '../lib/own-field';
import type { Conventions } from './conventions';

/**
 * Bodies of `{ code: '00000', msg, data }` with the codes of Alibaba's Java guide, as youlai and others use them: `A` is the user's mistake, `B` the
 * server's, `C` another service's. A0230 says that the token has expired, A0301 that the user may not do this.
 * @public
 */
export const aliCodes: Conventions = {
  success: ['00000'],
  data: { field: 'data', total: ['data.total', 'page.total', 'total'] },
  messages: {
    code: 'code',
    sentence: 'msg',
    fields: ({ body, code }) => (String(code).startsWith('A04') ? fieldAt(body, 'data') : undefined),
  },
  session: {
    expired: ['A0230', 'A0311', 401],
    unauthorized: ['A0200', 'A0230', 'A0231', 401],
    forbidden: ['A0300', 'A0301', 403],
  },
};
