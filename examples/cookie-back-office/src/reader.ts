import { type DataOf, defineCall, defineResource, type ListQuery } from '@waybill/ui-shell/console';
import { array, type Infer, integer, notEmpty, object, pipe, string } from '@waybill/validators';

const wireReader = object({ reader_id: integer(), reader_name: string(), joined_at: integer() });

const toReader = ({ reader_id, reader_name, joined_at }: Infer<typeof wireReader>) => ({
  id: reader_id,
  name: reader_name,
  joined: new Date(joined_at * 1000).toISOString().slice(0, 10),
});

/** What can be written of a reader. */
export const readerFields = object({ name: pipe(string(), notEmpty()) });

const listReaders = defineCall({
  method: 'GET',
  url: '/api/v1/readers',
  response: array(wireReader),
  toRequest: ({ page, pageSize }: ListQuery) => ({ query: { offset: (page - 1) * pageSize, limit: pageSize } }),
  from: (list, { headers }) => ({ list: list.map(toReader), total: Number(headers['x-total-count']) }),
});

const readReader = defineCall({ method: 'GET', url: '/api/v1/readers/:id', response: wireReader, from: toReader });

const changeReader = defineCall({
  method: 'PATCH',
  url: '/api/v1/readers/:id',
  response: wireReader,
  toRequest: ({ name }: { id: number; name: string }) => ({ body: { reader_name: name } }),
  from: toReader,
});

export type Reader = DataOf<typeof readReader>;

/** Readers as this API has them, and as the pages do. */
export const readers = defineResource({
  list: listReaders,
  record: readReader,
  update: changeReader,
  remove: { method: 'DELETE', url: '/api/v1/readers/:id' },
});
