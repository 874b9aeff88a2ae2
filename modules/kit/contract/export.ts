import { object, oneOf } from '@waybill/validators';
import { post } from './call';
import { needed, nothing, text, whole } from './fields';

/** Records an export in the record of actions; it has no other effect. */
export const recordExportCall = post('/personal/doExport', {
  body: object({
    /** The list, such as `orders`. */
    list: needed(1, 60),
    scope: oneOf(['selection', 'page', 'filtered', 'all']),
    /** The file format; `copy` for rows copied from the list. */
    format: oneOf(['xlsx', 'csv', 'copy']),
    count: whole(0, 100_000_000),
    /** The titles of the columns. */
    fields: text(2000),
    conditions: text(1000),
  }),
  response: nothing,
});
