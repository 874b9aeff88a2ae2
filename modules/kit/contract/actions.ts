import { array, type Infer, object, optional } from '@waybill/validators';
import { get } from './call';
import { daysQuery, pageOf, pageQuery, search, text } from './fields';
import { integer, isoDateTime, string } from './schemas';

export const action = object({
  id: integer(),
  at: isoDateTime(),
  username: string(),
  /** The path of the call. */
  action: string(),
  /** The records: orders by number, accounts and roles by name, others by id; or empty. */
  subject: string(),
  /** Changes by field; `of` names the record if there are several. */
  changes: array(object({ of: string(), field: string(), before: string(), after: string() })),
  device: string(),
  ip: string(),
});

/** A line of the record of actions. */
export type Action = Infer<typeof action>;

/** The record of actions, the latest first. */
export const actionsCall = get('/actionLog/getList', {
  /** `named`: the paths of calls that the keyword names in the language of the reader, with commas between. */
  query: object({
    ...pageQuery(['at']),
    keyword: search(),
    named: optional(text(2000)),
    action: search(),
    ...daysQuery(),
  }),
  response: pageOf(action),
});
