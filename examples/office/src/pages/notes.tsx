import { Switch, useText } from '@waybill/ui-shell';
import { ListPage, useEdit, useList, useWrites } from '@waybill/ui-shell/console';
import { Field, FormDialog } from '@waybill/ui-shell/forms';
import { type DataColumn, StatusTag } from '@waybill/ui-shell/table';
import { useState } from 'react';
import { titles } from '../messages';
import { type Note, noteFields, notes } from '../note';

const stateOf = ({ done }: Note) => (done ? titles.done : titles.open);

const columns: readonly DataColumn<Note>[] = [
  { id: 'text', title: titles.text, cell: ({ text }) => text },
  { id: 'state', title: titles.state, cell: (note) => <State note={note} />, value: stateOf },
];

/** The notes: found, added, changed and removed. */
export default function Notes() {
  const { remove } = useWrites(notes);
  const [edited, setEdited] = useState<Note | 'new'>();
  const edit = useEdit(notes, edited === 'new' ? undefined : edited);
  return (
    <ListPage
      list={useList(notes)}
      columns={columns}
      filters={{ text: { label: titles.text } }}
      onAdd={() => setEdited('new')}
      onEdit={setEdited}
      onRemove={remove}
    >
      {edited && (
        <FormDialog
          title={titles.note}
          schema={noteFields}
          values={{ text: '', done: false, ...edit.record }}
          save={edit.save}
          onClose={() => setEdited(undefined)}
        >
          {(form) => (
            <>
              <Field form={form} name="text" label={titles.text} />
              <Field form={form} name="done" label={titles.done} as={Switch} />
            </>
          )}
        </FormDialog>
      )}
    </ListPage>
  );
}

function State({ note }: { note: Note }) {
  const t = useText();
  return <StatusTag tone={note.done ? 'success' : 'warning'}>{t(stateOf(note))}</StatusTag>;
}
