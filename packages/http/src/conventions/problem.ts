import { fieldAt } from '../lib/own-field';
import type { Conventions } from './conventions';

/**
 * Problem details (RFC 9457), as ASP.NET Core, Spring and others send them: the sentence is their `detail` or `title`, the code their `type`. Fields are
 * named by pointers, or by the names of ASP.NET's map of `errors`.
 * @public
 */
export const problem: Conventions = {
  data: { total: ({ headers }) => headers['x-total-count'] },
  messages: {
    code: ({ body }) =>
      [fieldAt(body, 'type')].find((type) => typeof type === 'string' && /^(?!about:blank$)./.test(type)),
    sentence: ['detail', 'title', 'message'],
    fields: ({ body }) => {
      const errors = fieldAt(body, 'errors');
      return Array.isArray(errors) ? errors.map(toIssue) : bySmallNames(errors);
    },
  },
};

const toIssue = (error: unknown) => ({
  message: fieldAt(error, 'detail') ?? fieldAt(error, 'title') ?? fieldAt(error, 'message'),
  path: fieldAt(error, 'pointer'),
});

/** ASP.NET names the properties of its classes, `Items[0].Price`, or a path of its JSON, `$.items[0].price`, whose names begin with small letters. */
const bySmallNames = (errors: unknown) =>
  typeof errors === 'object'
    ? Object.fromEntries(
        Object.entries({ ...errors }).map(([name, sentences]) => [
          name.replace(/^\$\.?/, '').replace(/(^|\.)[A-Z]/g, (start) => start.toLowerCase()),
          sentences,
        ]),
      )
    : undefined;
