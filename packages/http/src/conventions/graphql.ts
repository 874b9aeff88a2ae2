import { fieldAt } from '../lib/own-field';
import type { Conventions } from './conventions';

const signedOut = [401, 'UNAUTHENTICATED', 'AUTH_NOT_AUTHENTICATED', 'invalid-jwt'];

/** GraphQL over HTTP: a body with `errors` is a failure, whatever its status and partial `data`. Codes follow Apollo, Hot Chocolate and Hasura; fields come from Lighthouse's `validation`, or from `argumentName`. The total is the first `totalCount`. @public */
export const graphql: Conventions = {
  success: ({ status, body }) => status < 300 && !fieldAt(body, 'errors.0'),
  data: {
    field: 'data',
    total: ({ body }) =>
      Object.values((fieldAt(body, 'data') ?? {}) as object).flatMap((part) => fieldAt(part, 'totalCount') ?? [])[0],
  },
  messages: {
    code: 'errors.0.extensions.code',
    sentence: 'errors.0.message',
    fields: ({ body }) =>
      [fieldAt(body, 'errors')].flat().flatMap((error) => {
        const { argumentName: argument, validation } = Object(fieldAt(error, 'extensions'));
        return Object.entries({ [argument]: argument && fieldAt(error, 'message'), ...validation }).map(
          ([path, message]) => ({ path: path.replace(/^input\./, ''), message }),
        );
      }),
  },
  session: {
    expired: signedOut,
    unauthorized: signedOut,
    forbidden: [403, 'FORBIDDEN', 'AUTH_NOT_AUTHORIZED', 'access-denied'],
  },
};
