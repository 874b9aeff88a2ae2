import type { Order } from '@waybill/contract/orders';
import { useConfirm, useToasts, useWrites } from '@waybill/ui-shell/console';
import { useCallback } from 'react';
import { orderMessages } from './messages';
import { orders } from './order';

/** Cancels an order after asking; returns whether it happened. */
export function useCancelOrder(): (order: Order) => Promise<boolean> {
  const confirm = useConfirm();
  const toasts = useToasts();
  const { actions } = useWrites(orders);
  return useCallback(
    async ({ id, orderNo }) => {
      const agreed = await confirm.ask({
        title: { ...orderMessages.cancelTitle, values: { orderNo } },
        description: orderMessages.cancelHint,
        confirm: orderMessages.cancelOrder,
        cancel: orderMessages.keepOrder,
        tone: 'danger',
      });
      if (!agreed) return false;
      const { done } = await actions.cancel(id);
      if (done) toasts.success({ ...orderMessages.cancelDone, values: { orderNo } });
      return done;
    },
    [actions, confirm, toasts],
  );
}
