import { fieldAt } from '../lib/own-field';
import type { Conventions } from './conventions';

const signedOut = [401, 'UNAUTHENTICATED', 'AUTH_NOT_AUTHENTICATED', 'invalid-jwt'];

/**
 * GraphQL over HTTP: a body with `errors` is a failure, whatever its status and whatever `data` it brings in part. Codes are those of Apollo, Hot Chocolate
 * and Hasura; fields come by Lighthouse's `validation`, or by `argumentName`. The total is the first `totalCount`.
 * @public
 */
export const graphql: Conventions = {
  success: ({ status, body }) => status < 300 && !fieldAt(body, 'errors.0'),
  data: {
    field: 'data',
    total: ({ body }) =>
      Object.values(Object(fieldAt(body, 'data')))
        .flatMap((part) => fieldAt(part, 'totalCount') ?? [])
        .at(0),
  },
  messages: {
    code: 'errors.0.extensions.code',
    sentence: 'errors.0.message',
    fields: ({ body }) =>
      [fieldAt(body, 'errors')].flat().flatMap((error) => {
        const { argumentName, validation } = Object(fieldAt(error, 'extensions'));
        const fields = validation ?? { [argumentName]: argumentName && fieldAt(error, 'message') };
        return Object.entries(fields).map(([name, said]) => ({
          path: name.replace(/^input\./, ''),
          message: [said].flat()[0],
        }));
      }),
  },
  session: {
    expired: signedOut,
    unauthorized: signedOut,
    forbidden: [403, 'FORBIDDEN', 'AUTH_NOT_AUTHORIZED', 'access-denied'],
  },
};
