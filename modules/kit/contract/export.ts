import { object, oneOf } from '@waybill/validators';
import { post } from './call';
import { needed, nothing, text, whole } from './fields';

/** Tells what is about to be exported; it is nothing but a line in the record of actions. */
export const recordExportCall = post('/personal/doExport', {
  body: object({
    /** Of which list, such as `orders`. */
    list: needed(1, 60),
    scope: oneOf(['selection', 'page', 'filtered', 'all']),
    /** Of the file; `copy` where rows were copied out of the list. */
    format: oneOf(['xlsx', 'csv', 'copy']),
    count: whole(0, 100_000_000),
    /** The titles of the columns. */
    fields: text(2000),
    conditions: text(1000),
  }),
  response: nothing,
});
