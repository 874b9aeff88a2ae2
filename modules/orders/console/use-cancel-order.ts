import { useText } from '@waybill/ui-shell';
import { useConfirm, useSteps, useToasts } from '@waybill/ui-shell/console';
import type { Order } from '../contract/order';
import { orderSteps } from './order-steps';
import { orderMessages } from './shared/messages';

/** Cancels an order after a confirmation. */
export function useCancelOrder() {
  const t = useText();
  const confirm = useConfirm();
  const toasts = useToasts();
  const steps = useSteps(orderSteps);
  const cancel = async (order: Order) => {
    const { orderNo } = order;
    const agreed = await confirm.ask({
      title: { ...orderMessages.cancelTitle, values: { orderNo } },
      description: orderMessages.cancelHint,
      confirm: orderMessages.cancelOrder,
      cancel: orderMessages.keepOrder,
      tone: 'danger',
    });
    if (!agreed) return;
    const text = { ...orderMessages.stepTitle, values: { step: t(orderMessages.cancel), orderNo } };
    const { done } = await steps.one('cancel', order, {}, { text, asked: true });
    if (done) toasts.success({ ...orderMessages.cancelDone, values: { orderNo } });
  };
  return { cancel, isReady: steps.isReady };
}
