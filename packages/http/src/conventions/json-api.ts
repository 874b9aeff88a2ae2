import { fieldAt } from '../lib/own-field';
import type { Conventions } from './conventions';

const place = /^\/data(\/attributes|\/relationships)?/;

/**
 * JSON:API 1.1: resource objects are in `data`, failures in `errors`, whose pointers name attributes and relationships. The total of a page is where
 * libraries put it in `meta`, since the standard leaves that open.
 * @public
 */
export const jsonApi: Conventions = {
  body: { type: 'application/vnd.api+json' },
  data: { field: 'data', total: ['meta.total', 'meta.page.total', 'meta.pagination.count', 'meta.record_count'] },
  messages: {
    code: 'errors.0.code',
    sentence: ['errors.0.detail', 'errors.0.title'],
    fields: ({ body }) =>
      [fieldAt(body, 'errors')].flat().map((error) => ({
        path: String(fieldAt(error, 'source.pointer') ?? '').replace(place, ''),
        message: fieldAt(error, 'detail') ?? fieldAt(error, 'title'),
      })),
  },
};
