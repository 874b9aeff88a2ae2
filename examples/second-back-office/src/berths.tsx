import { Switch } from '@waybill/ui-shell';
import { ListPage, useEdit, useList, useWrites } from '@waybill/ui-shell/console';
import { Field, FormDialog } from '@waybill/ui-shell/forms';
import { useState } from 'react';
import { type Berth, berthColumns, berthFields, berths } from './berth';
import { titles } from './messages';

/** The berths: found, added, changed and removed. Token, errors and language are the console's business. */
export default function Berths() {
  const { remove } = useWrites(berths);
  const [edited, setEdited] = useState<Berth | 'new'>();
  const edit = useEdit(berths, edited === 'new' ? undefined : edited);
  return (
    <ListPage
      list={useList(berths)}
      columns={berthColumns}
      filters={{ name: { label: titles.name } }}
      onAdd={() => setEdited('new')}
      onEdit={setEdited}
      onRemove={remove}
    >
      {edited && (
        <FormDialog
          title={titles.berth}
          schema={berthFields}
          values={{ name: '', taken: false, ...edit.record }}
          save={edit.save}
          onClose={() => setEdited(undefined)}
        >
          {(form) => (
            <>
              <Field form={form} name="name" label={titles.name} />
              <Field form={form} name="taken" label={titles.taken} as={Switch} />
            </>
          )}
        </FormDialog>
      )}
    </ListPage>
  );
}
