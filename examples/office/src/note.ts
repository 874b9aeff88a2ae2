import { defineResource } from '@waybill/ui-shell/console';
import { boolean, type Infer, integer, maxLength, notEmpty, object, pipe, string } from '@waybill/validators';

const fields = { text: pipe(string(), notEmpty(), maxLength(80)), done: boolean() };
const noteSchema = object({ id: integer(), ...fields });

/** What can be written of a note. */
export const noteFields = object(fields);

export type Note = Infer<typeof noteSchema>;

/** What a note is, where its calls are and by what the list is found. */
export const notes = defineResource({
  path: '/api/notes',
  schema: noteSchema,
  calls: { list: '/api/notes', save: 'save', remove: 'remove' },
  list: { filters: { text: 'text' } },
});
