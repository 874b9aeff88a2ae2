import type { Conventions } from './conventions';

/** Laravel: API resources are in `data`, a page has its `total` in `meta` or beside the data, and 422 names the fields in `errors`. @public */
export const laravel: Conventions = {
  data: { field: 'data', total: ['meta.total', 'total'] },
  messages: { sentence: 'message', fields: 'errors' },
  session: { unauthorized: [401, 419] },
};
