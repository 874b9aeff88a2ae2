import { type Order, type OrderStep, stepRights } from '@waybill/contract/orders';
import { useText } from '@waybill/ui-shell';
import { useConfirm, useSteps, useToasts } from '@waybill/ui-shell/console';
import { useMay } from '../kit/use-may';
import { orderMessages } from './messages';
import { nextStep } from './next-step';
import { isReversible, orderSteps } from './order-steps';

/** The next step of an order as far as the reader may take it, and how it is taken. */
export function useNextStep(order: Order): { step: OrderStep; take: () => void } | undefined {
  const t = useText();
  const may = useMay();
  const steps = useSteps(orderSteps);
  const confirm = useConfirm();
  const toasts = useToasts();
  const step = nextStep(order);
  if (!step || !may(stepRights[step], order).allowed) return undefined;
  const text = { ...orderMessages.stepTitle, values: { step: t(orderMessages[step]), orderNo: order.orderNo } };
  const take = async () => {
    if (isReversible(step)) return void steps.one('step', order, { step }, { text });
    const agreed = await confirm.ask({
      title: text,
      description: orderMessages.irreversible,
      confirm: orderMessages[step],
      cancel: orderMessages.dismiss,
    });
    if (agreed && (await steps.one('step', order, { step }, { text, asked: true })).done) toasts.success(text);
  };
  return { step, take: () => void take() };
}
