import { withMessages } from '@waybill/kit/console';
import { Action, TextField, useText } from '@waybill/ui-shell';
import { useWrites } from '@waybill/ui-shell/console';
import { DraftOffer, FormDialog } from '@waybill/ui-shell/forms';
import { object } from '@waybill/validators';
import { useState } from 'react';
import type { Order } from '../../contract/order';
import { noteText } from '../../contract/steps';
import { orders } from '../order';
import { orderMessages } from '../shared/messages';

const schema = withMessages(object({ text: noteText }));

const draftOf = ({ id }: Order) => `note-${id}`;

/** Writes a note that only staff reads into the history of an order. */
export function NoteButton({ order }: { order: Order }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      {!open && <DraftOffer name={draftOf(order)} onResume={() => setOpen(true)} />}
      <Action onClick={() => setOpen(true)} text={orderMessages.addNote} />
      {open && <NoteDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

function NoteDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useText();
  const { actions } = useWrites(orders);
  return (
    <FormDialog
      title={orderMessages.addNote}
      submit={orderMessages.addNote}
      schema={schema}
      values={{ text: '' }}
      draft={{ name: draftOf(order) }}
      messages={{ notEmpty: orderMessages.noteEmpty }}
      save={(fields) => actions.note(order.id, fields, { silent: true })}
      onClose={onClose}
    >
      {(form) => (
        <TextField
          {...form.field('text', orderMessages.noteText)}
          hint={t(orderMessages.noteHint)}
          autoComplete="off"
        />
      )}
    </FormDialog>
  );
}
