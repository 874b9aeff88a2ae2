import { defineResource } from '@waybill/ui-shell/console';
import { type Infer, integer, notEmpty, object, pipe, string } from '@waybill/validators';

interface WireReader {
  reader_id: number;
  reader_name: string;
  joined_at: number;
}

const toReader = ({ reader_id, reader_name, joined_at }: WireReader) => ({
  id: reader_id,
  name: reader_name,
  joined: new Date(joined_at * 1000).toISOString().slice(0, 10),
});

const path = '/api/v1/readers';
const ofOne = ({ id }: { id?: string | number }) => ({ url: `${path}/${id}` });

/** What can be written of a reader. */
export const readerFields = object({ name: pipe(string(), notEmpty()) });
const readerSchema = object({ id: integer(), name: string(), joined: string() });
export type Reader = Infer<typeof readerSchema>;

/** Readers as this API has them, and as the pages do. */
export const readers = defineResource({
  path,
  schema: readerSchema,
  calls: {
    list: {
      call: path,
      toRequest: ({ page, pageSize }) => ({ params: { offset: (page - 1) * pageSize, limit: pageSize } }),
      fromResponse: (list: WireReader[], { headers }) => ({
        list: list.map(toReader),
        total: Number(headers['x-total-count']),
      }),
    },
    record: { call: path, toRequest: ofOne, fromResponse: toReader },
    save: {
      call: path,
      method: 'PATCH',
      toRequest: ({ name, ...one }) => ({ ...ofOne(one), body: { reader_name: name } }),
    },
    remove: { call: path, method: 'DELETE', each: true, toRequest: ofOne },
  },
});
