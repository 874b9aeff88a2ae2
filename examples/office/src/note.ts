import { defineResource } from '@waybill/ui-shell/console';
import {
  array,
  boolean,
  type Infer,
  integer,
  maxLength,
  notEmpty,
  object,
  optional,
  pipe,
  string,
} from '@waybill/validators';

const fields = { text: pipe(string(), notEmpty(), maxLength(80)), done: boolean() };
/** A note as the server sends it. */
export const note = object({ id: integer(), ...fields });

/** The fields of a note that the user can edit. */
export const noteFields = object(fields);

export type Note = Infer<typeof note>;

/** The calls of notes, and by what their list is found. */
export const notes = defineResource({
  list: { method: 'GET', url: '/notes', response: object({ list: array(note), total: integer() }) },
  save: {
    method: 'POST',
    url: '/notes/save',
    body: object({ id: optional(integer()), ...fields }),
    response: note,
  },
  remove: { method: 'POST', url: '/notes/remove', body: object({ ids: array(integer()) }) },
  filters: { text: 'text' },
});
