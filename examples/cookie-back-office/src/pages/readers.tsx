import { ListPage, useEdit, useList, useWrites } from '@waybill/ui-shell/console';
import { Field, FormDialog } from '@waybill/ui-shell/forms';
import { useState } from 'react';
import { titles } from '../messages';
import { type Reader, readerFields, readers } from '../reader';

const columns = [
  { id: 'name', title: titles.reader, cell: ({ name }: Reader) => name },
  { id: 'joined', title: titles.joined, cell: ({ joined }: Reader) => joined },
];

/** The readers: changed and removed by calls of an API that has never heard of this console. */
export default function Readers() {
  const { remove } = useWrites(readers);
  const [edited, setEdited] = useState<Reader>();
  const edit = useEdit(readers, edited);
  return (
    <ListPage list={useList(readers)} columns={columns} onEdit={setEdited} onRemove={remove}>
      {edited && (
        <FormDialog
          title={titles.reader}
          schema={readerFields}
          values={{ name: edited.name }}
          save={edit.save}
          onClose={() => setEdited(undefined)}
        >
          {(form) => <Field form={form} name="name" label={titles.reader} />}
        </FormDialog>
      )}
    </ListPage>
  );
}
