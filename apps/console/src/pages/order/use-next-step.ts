import { type Order, type OrderStep, stepRights } from '@waybill/contract/orders';
import { useText } from '@waybill/ui-shell';
import { useToasts, useUndo, useWrites } from '@waybill/ui-shell/console';
import { useState } from 'react';
import { useMay } from '../kit/use-may';
import { orderMessages } from './messages';
import { nextStep } from './next-step';
import { orders } from './order';

/** The next step of an order as far as the reader may take it, and how it is taken: for a moment it waits and can be taken back. */
export function useNextStep(order: Order): { step: OrderStep; waits: boolean; take: () => void } | undefined {
  const t = useText();
  const may = useMay();
  const later = useUndo();
  const toasts = useToasts();
  const { actions } = useWrites(orders);
  const [waits, setWaits] = useState(false);
  const step = nextStep(order);
  if (!step || !may(stepRights[step], order).allowed) return undefined;
  const { id, orderNo, version } = order;
  const take = () => {
    setWaits(true);
    later({
      text: { ...orderMessages.stepTitle, values: { step: t(orderMessages[step]), orderNo } },
      run: async (how) => {
        const written = await actions.step(id, { step, version }, { idempotencyKey: true, ...how });
        if (written.done)
          toasts.success({
            ...orderMessages.stepDone,
            values: { orderNo, status: t(orderMessages[written.value.status]) },
          });
        setWaits(false);
        return written;
      },
      undo: () => setWaits(false),
    });
  };
  return { step, waits, take };
}
