import { useConsole, useRefreshServerData } from '@waybill/ui-shell/console';
import { useCallback } from 'react';
import { orderWords } from './messages';
import type { Order } from './order';

/** Cancels an order after asking; answers whether it happened. */
export function useCancelOrder(): (order: Order) => Promise<boolean> {
  const { http, confirm, toasts, showFailure } = useConsole();
  const refresh = useRefreshServerData();
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
      try {
        await http.post('/order/doCancel', { id });
      } catch (failure) {
        showFailure(failure);
        return false;
      } finally {
        refresh('/order/getList');
        refresh('/order/detail');
      }
      toasts.success({ ...orderWords.cancelDone, values: { orderNo } });
      return true;
    },
    [http, confirm, toasts, showFailure, refresh],
  );
}
