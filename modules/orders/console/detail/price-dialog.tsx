import { withMessages } from '@waybill/kit/console';
import { Button, Dialog, space, TextField, useText } from '@waybill/ui-shell';
import { useToasts, useWrites } from '@waybill/ui-shell/console';
import { Form, useForm } from '@waybill/ui-shell/forms';
import { amount, notEmpty, object, pipe, withCode } from '@waybill/validators';
import { normalise } from '@waybill/validators/cn';
import { useState } from 'react';
import styled from 'styled-components';
import type { Order } from '../../contract/order';
import { priceReason } from '../../contract/steps';
import { orders } from '../order';
import { orderMessages } from '../shared/messages';
import { totalOf } from '../shared/order-status';

const schema = withMessages(
  object({
    total: withCode(pipe(notEmpty(), amount()), 'priceWrong'),
    reason: withCode(priceReason, 'reasonShort'),
  }),
);

/** The name of the drafts of an order's price. */
export const priceDraftOf = ({ id }: Pick<Order, 'id'>): string => `price-${id}`;

/** Gives an order a price by hand, with the reason that stands in its history. */
export function PriceDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useText();
  const toasts = useToasts();
  const { actions } = useWrites(orders);
  // The price that was seen is changed; what others do meanwhile is refused by the version.
  const [{ version }] = useState(order);
  const send = async (total: number | null, reason: string) => {
    const fields = { total, reason, version };
    const written = await actions.price(order.id, fields, { silent: true });
    if (!written.done) return written.refusal;
    toasts.success(orderMessages.priceDone);
    onClose();
  };
  const form = useForm({
    schema,
    values: { total: String(totalOf(order) / 100), reason: '' },
    draft: { name: priceDraftOf(order) },
    normalise: { total: normalise.amount, reason: normalise.prose },
    messages: { priceWrong: orderMessages.priceWrong, reasonShort: orderMessages.reasonShort },
    onSubmit: ({ total, reason }) => send(Math.round(Number(total) * 100), reason),
  });
  const handleCancel = () => {
    form.reset();
    onClose();
  };
  const handleRestore = async () => {
    const refusal = await send(null, t(orderMessages.restorePrice));
    if (refusal) form.refuse(refusal);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(orderMessages.changePrice)}
      footer={
        <>
          {order.price.hand && <Button onClick={() => void handleRestore()}>{t(orderMessages.restorePrice)}</Button>}
          <Button onClick={handleCancel}>{t(orderMessages.dismiss)}</Button>
          <Button type="submit" form={form.id} tone="primary" busy={form.busy}>
            {t(orderMessages.confirm)}
          </Button>
        </>
      }
    >
      <Fields form={form} refusedTitle={orderMessages.stepRefused} aria-label={t(orderMessages.changePrice)}>
        <TextField {...form.field('total', orderMessages.newPrice)} prefix="¥" inputMode="decimal" autoComplete="off" />
        <TextField {...form.field('reason', orderMessages.priceReason)} autoComplete="off" />
      </Fields>
    </Dialog>
  );
}

const Fields = styled(Form<{ total: string; reason: string }>)`
  display: grid;
  gap: ${space(3)};
  padding: ${space(1)} ${space(5)} ${space(5)};
`;
