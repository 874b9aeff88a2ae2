import { useText } from '@waybill/ui-shell';
import { useConfirm, useSteps } from '@waybill/ui-shell/console';
import type { Order } from '../contract/order';
import { orderSteps } from './order-steps';
import { orderMessages } from './shared/messages';
import { stepTexts } from './shared/step-texts';

/** Cancels an order after a confirmation. */
export function useCancelOrder() {
  const t = useText();
  const confirm = useConfirm();
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
    if (agreed) await steps.one('cancel', order, {}, { ...stepTexts(t, 'cancel', order), confirmed: true });
  };
  return { cancel, isReady: steps.isReady };
}
