import type { FieldIssue } from '../errors/issue';
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
    code: ({ body }) => typeOf(body),
    sentence: ({ body }) => textOf(body, 'detail') ?? textOf(body, 'title') ?? textOf(body, 'message'),
    fields: ({ body }) => {
      const errors = fieldAt(body, 'errors');
      if (Array.isArray(errors)) return errors.map(toIssue);
      return typeof errors === 'object' && errors !== null ? bySmallNames(errors) : undefined;
    },
  },
};

function typeOf(body: unknown): string | undefined {
  const type = textOf(body, 'type');
  return type === 'about:blank' ? undefined : type;
}

function textOf(body: unknown, name: string): string | undefined {
  const text = fieldAt(body, name);
  return typeof text === 'string' && text.trim() !== '' ? text : undefined;
}

function toIssue(error: unknown): FieldIssue {
  const message = textOf(error, 'detail') ?? textOf(error, 'title') ?? textOf(error, 'message') ?? '';
  return { message, path: pathOf(textOf(error, 'pointer') ?? '') };
}

/** ASP.NET names the properties of its classes, `Items[0].Price`, or a path of its JSON, `$.items[0].price`, whose names begin with small letters. */
const bySmallNames = (errors: object) =>
  Object.fromEntries(
    Object.entries(errors).map(([name, said]) => [
      name.replace(/^\$\.?|(^|\.)[A-Z]/g, (start) => (start.startsWith('$') ? '' : start.toLowerCase())),
      said,
    ]),
  );

/** The fields that a JSON pointer (RFC 6901) goes through, also one in the fragment of a URI: `#/items/0/price`. Any other text names the whole. */
function pathOf(pointer: string): string[] {
  const text = pointer.startsWith('#') ? decoded(pointer.slice(1)) : pointer;
  if (!text.startsWith('/')) return [];
  return text
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
