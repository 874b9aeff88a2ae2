import { useConsole, useWrites } from '@waybill/ui-shell/console';
import { useCallback } from 'react';
import { orderWords } from './messages';
import { type Order, orders } from './order';

/** Cancels an order after asking; answers whether it happened. */
export function useCancelOrder(): (order: Order) => Promise<boolean> {
  const { confirm, toasts } = useConsole();
  const { actions } = useWrites(orders);
  return useCallback(
    async ({ id, orderNo }) => {
      const agreed = await confirm.ask({
        title: { ...orderWords.cancelTitle, values: { orderNo } },
        description: orderWords.cancelHint,
        confirm: orderWords.cancelOrder,
        cancel: orderWords.keepOrder,
        tone: 'danger',
      });
      if (!agreed) return false;
      const { done } = await actions.cancel(id);
      if (done) toasts.success({ ...orderWords.cancelDone, values: { orderNo } });
      return done;
    },
    [actions, confirm, toasts],
  );
}
