import { type CursorQuery, defineCall, defineResource, mergePatch } from '@waybill/ui-shell/console';
import { array, type Infer, integer, notEmpty, nullable, object, type Schema, string } from '@waybill/validators';

/** The paging of this API: a list takes `cursor` and `limit` and returns `{ items, next_cursor }`. */
const listOf = <Item>(url: string, item: Schema<Item>) =>
  defineCall({
    method: 'GET',
    url,
    response: object({ items: array(item), next_cursor: nullable(string()) }),
    toRequest: ({ pageSize, ...filters }: CursorQuery) => ({ query: { ...filters, limit: pageSize } }),
    from: ({ items, next_cursor }) => ({ list: items, next: next_cursor ?? undefined }),
  });

export const bookFields = object({ title: notEmpty(), author_name: notEmpty() });
export const loanFields = object({ borrower_name: notEmpty() });
const book = object({ id: integer(), title: string(), author_name: string(), borrower_name: nullable(string()) });
const ofBook = '/books/:id';

/** Books: a change sends the changed fields, with the ETag of the book as If-Match. */
export const books = defineResource({
  list: listOf('/books', book),
  record: { method: 'GET', url: ofBook, response: book },
  create: { method: 'POST', url: '/books', body: bookFields, response: book },
  update: defineCall({ method: 'PATCH', url: ofBook, body: bookFields, response: book, toRequest: mergePatch }),
  remove: { method: 'DELETE', url: ofBook },
  actions: {
    lend: { method: 'PUT', url: '/books/:id/loan', body: loanFields },
    takeBack: { method: 'DELETE', url: '/books/:id/loan' },
  },
  paging: 'cursor',
  filters: { title: 'text' },
  changes: [{ url: '/loans' }],
});
export type Book = Infer<typeof book>;

/** Books that are lent. */
export const loans = defineResource({ list: listOf('/loans', book), paging: 'cursor' });

export const readerFields = object({ full_name: notEmpty() });
const ofReader = '/readers/:id';
const reader = object({ id: integer(), full_name: string(), joined_on: string() });

/** Readers, who are changed on a page of their own. */
export const readers = defineResource({
  list: listOf('/readers', reader),
  record: { method: 'GET', url: ofReader, response: reader },
  update: defineCall({ method: 'PATCH', url: ofReader, body: readerFields, response: reader, toRequest: mergePatch }),
  paging: 'cursor',
});
export type Reader = Infer<typeof reader>;
