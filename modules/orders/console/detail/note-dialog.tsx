import { useDoneToast, withMessages } from '@waybill/kit/console';
import { TextField, useText } from '@waybill/ui-shell';
import { useWrites } from '@waybill/ui-shell/console';
import { FormDialog } from '@waybill/ui-shell/forms';
import { object } from '@waybill/validators';
import type { Order } from '../../contract/order';
import { noteText } from '../../contract/steps';
import { orders } from '../order';
import { orderMessages } from '../shared/messages';

const schema = withMessages(object({ text: noteText }));

export const noteDraftOf = ({ id }: Pick<Order, 'id'>): string => `note-${id}`;

/** Adds a note for staff to the history of an order. */
export function NoteDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useText();
  const { actions } = useWrites(orders);
  const toastDone = useDoneToast();
  return (
    <FormDialog
      title={orderMessages.addNote}
      submit={orderMessages.addNote}
      schema={schema}
      values={{ text: '' }}
      draft={{ name: noteDraftOf(order) }}
      messages={{ notEmpty: orderMessages.noteEmpty }}
      save={(fields) =>
        toastDone(actions.note(order.id, fields, { silent: true }), orderMessages.noteDone, { orderNo: order.orderNo })
      }
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
