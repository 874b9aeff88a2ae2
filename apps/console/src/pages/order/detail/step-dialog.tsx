import { Button, Dialog, space, TextField, useText } from '@waybill/ui-shell';
import { useToasts, useWrites } from '@waybill/ui-shell/console';
import { Form, useForm } from '@waybill/ui-shell/forms';
import { check, lengthRange, maxLength, notEmpty, object, pipe, string } from '@waybill/validators';
import styled from 'styled-components';
import { withMessages } from '../../kit/with-messages';
import { orderMessages } from '../messages';
import { type Order, type OrderDetail, orders, type StepRule } from '../order';

export interface StepDialogProps {
  order: OrderDetail;
  rule: StepRule;
  onClose: () => void;
}

const place = pipe(string(), maxLength(60));
const schemas = {
  asked: withMessages(object({ place, note: pipe(string(), notEmpty(), lengthRange(1, 200)) })),
  free: withMessages(
    object({
      place,
      note: pipe(
        string(),
        check((note: string) => note.length <= 200),
      ),
    }),
  ),
};

/** Asks where and why before an order moves on, and says what somebody else did meanwhile where it does not. */
export function StepDialog({ order, rule: { step, needsNote }, onClose }: StepDialogProps) {
  const t = useText();
  const toasts = useToasts();
  const { actions } = useWrites(orders);
  const form = useForm({
    schema: needsNote ? schemas.asked : schemas.free,
    values: { place: '', note: '' },
    onSubmit: async ({ place, note }) => {
      const fields = { step, version: order.version, ...(place ? { place } : {}), ...(note ? { note } : {}) };
      const written = await actions.step(order.id, fields, { idempotencyKey: true });
      if (!written.done) return written.refusal;
      const { orderNo, status } = written.value as Order;
      toasts.success({ ...orderMessages.stepDone, values: { orderNo, status: t(orderMessages[status]) } });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(orderMessages.stepTitle, { step: t(orderMessages[step]), orderNo: order.orderNo })}
      footer={
        <>
          <Button onClick={onClose}>{t(orderMessages.dismiss)}</Button>
          <Button type="submit" form={form.id} tone="primary" busy={form.busy}>
            {t(orderMessages[step])}
          </Button>
        </>
      }
    >
      <Fields form={form} refusedTitle={orderMessages.stepRefused} aria-label={t(orderMessages[step])}>
        <TextField
          {...form.field('note', needsNote ? orderMessages.stepReason : orderMessages.stepNote)}
          {...(needsNote ? {} : { placeholder: t(orderMessages.stepNoteHint) })}
          autoComplete="off"
        />
        <TextField
          {...form.field('place', orderMessages.stepPlace)}
          placeholder={t(orderMessages.stepPlaceHint)}
          autoComplete="off"
        />
      </Fields>
    </Dialog>
  );
}

/** Fields of a dialog, one below the other. */
export const Fields = styled(Form<{ place: string; note: string }>)`
  display: grid;
  gap: ${space(3)};
  padding: ${space(1)} ${space(5)} ${space(5)};
`;
