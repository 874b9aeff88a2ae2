import { useDoneToast, withMessages } from '@waybill/kit/console';
import { Button, TextField, useText } from '@waybill/ui-shell';
import { useWrites } from '@waybill/ui-shell/console';
import { FormDialog, type Refusal } from '@waybill/ui-shell/forms';
import { amount, notEmpty, object, pipe, withCode } from '@waybill/validators';
import { normalise } from '@waybill/validators/cn';
import { useState } from 'react';
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

export const priceDraftOf = ({ id }: Pick<Order, 'id'>): string => `price-${id}`;

/** Sets the price of an order by hand, with a reason for its history. */
export function PriceDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useText();
  const toastDone = useDoneToast();
  const { actions } = useWrites(orders);
  // Sends the version that the user saw, so that the server refuses the price after a change by somebody else.
  const [{ version }] = useState(order);
  const send = (total: number | null, reason: string) =>
    toastDone(actions.price(order.id, { total, reason, version }, { silent: true }), orderMessages.priceDone, {
      orderNo: order.orderNo,
    });
  const restore = async (refuse: (refusal: Refusal) => void) => {
    const written = await send(null, t(orderMessages.restorePrice));
    if (written.done) onClose();
    else refuse(written.refusal);
  };
  return (
    <FormDialog
      title={orderMessages.changePrice}
      submit={orderMessages.changePrice}
      schema={schema}
      values={{ total: String(totalOf(order) / 100), reason: '' }}
      draft={{ name: priceDraftOf(order) }}
      normalise={{ total: normalise.amount, reason: normalise.prose }}
      messages={{ priceWrong: orderMessages.priceWrong, reasonShort: orderMessages.reasonShort }}
      refusedTitle={orderMessages.stepRefused}
      actions={({ refuse }) =>
        order.price.hand && <Button onClick={() => void restore(refuse)}>{t(orderMessages.restorePrice)}</Button>
      }
      save={({ total, reason }) => send(Math.round(Number(total) * 100), reason)}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField
            {...form.field('total', orderMessages.newPrice)}
            prefix="¥"
            inputMode="decimal"
            autoComplete="off"
          />
          <TextField {...form.field('reason', orderMessages.priceReason)} autoComplete="off" />
        </>
      )}
    </FormDialog>
  );
}
