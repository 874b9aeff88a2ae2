import type { Order } from '@waybill/contract/orders';
import { Button, Dialog, space, TextField, useText } from '@waybill/ui-shell';
import { useWrites } from '@waybill/ui-shell/console';
import { DraftOffer, Form, useForm } from '@waybill/ui-shell/forms';
import { lengthRange, notEmpty, object, pipe, string } from '@waybill/validators';
import { useState } from 'react';
import styled from 'styled-components';
import { withMessages } from '../../kit/with-messages';
import { orderMessages } from '../messages';
import { orders } from '../order';

const schema = withMessages(object({ text: pipe(string(), notEmpty(), lengthRange(1, 500)) }));

const draftOf = ({ id }: Order) => `note-${id}`;

/** Writes a note that only staff reads into the history of an order. */
export function NoteButton({ order }: { order: Order }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      {!open && <DraftOffer name={draftOf(order)} onResume={() => setOpen(true)} />}
      <Button onClick={() => setOpen(true)}>{t(orderMessages.addNote)}</Button>
      {open && <NoteDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

function NoteDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useText();
  const { actions } = useWrites(orders);
  const form = useForm({
    schema,
    values: { text: '' },
    draft: { name: draftOf(order) },
    messages: { notEmpty: orderMessages.noteEmpty },
    onSubmit: async ({ text }) => {
      const written = await actions.note(order.id, { text }, { silent: true });
      if (!written.done) return written.refusal;
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(orderMessages.addNote)}
      footer={
        <>
          <Button onClick={onClose}>{t(orderMessages.dismiss)}</Button>
          <Button type="submit" form={form.id} tone="primary" busy={form.busy}>
            {t(orderMessages.addNote)}
          </Button>
        </>
      }
    >
      <Fields form={form} aria-label={t(orderMessages.addNote)}>
        <TextField
          {...form.field('text', orderMessages.noteText)}
          hint={t(orderMessages.noteHint)}
          autoComplete="off"
        />
      </Fields>
    </Dialog>
  );
}

const Fields = styled(Form<{ text: string }>)`
  display: grid;
  gap: ${space(3)};
  padding: ${space(1)} ${space(5)} ${space(5)};
`;
