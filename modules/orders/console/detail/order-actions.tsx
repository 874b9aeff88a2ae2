import { useCan } from '@waybill/auth-core/react';
import { useMay } from '@waybill/kit/console';
import { type ActionItem, Actions } from '@waybill/ui-shell';
import { href, useGoTo, useServerData, useSteps } from '@waybill/ui-shell/console';
import { Printer } from 'lucide-react';
import { nextStep } from '../../contract/next-step';
import type { Order } from '../../contract/order';
import { optionsCall } from '../../contract/placing';
import { orderRights, stepRights } from '../../contract/rights';
import { orderSteps } from '../order-steps';
import { printMessages } from '../print/messages';
import { orderMessages } from '../shared/messages';
import type { OrderTask } from './order-tasks';

/** The actions of an order beside its next step that the user may take: two buttons and a menu. */
export function OrderActions({ order, onTask }: { order: Order; onTask: (task: OrderTask) => void }) {
  const may = useMay();
  const writes = useCan({ permission: ['write:order'] });
  const notes = useCan(orderRights.note);
  const goTo = useGoTo();
  const { isReady } = useSteps(orderSteps);
  const rules = useServerData(optionsCall).data?.steps ?? [];
  const query = { id: order.id };
  const next = nextStep(order);
  const steps = rules
    .filter(({ step }) => may(stepRights[step], order).allowed)
    .map(
      ({ step }): ActionItem => ({
        text: orderMessages[step === next ? 'stepWithNote' : step],
        disabled: !isReady,
        onSelect: () => onTask(step),
        ...((step === 'cancel' || step === 'return') && { tone: 'danger' }),
      }),
    );
  return (
    <Actions
      items={[
        writes &&
          may(orderRights.edit, order).allowed && {
            text: orderMessages.edit,
            onSelect: () => goTo(href('/order/orderEdit', { query })),
          },
        {
          text: printMessages.print,
          icon: <Printer aria-hidden size={16} />,
          onSelect: () => goTo(href('/order/orderPrint', { query })),
        },
        writes &&
          !order.phonesMasked && {
            text: orderMessages.copy,
            onSelect: () => goTo(href('/order/orderEdit', { query: { copy: order.id } })),
          },
        ...steps,
        may(orderRights.price, order).allowed && { text: orderMessages.changePrice, onSelect: () => onTask('price') },
        notes && { text: orderMessages.addNote, onSelect: () => onTask('note') },
        { text: orderMessages.toList, onSelect: () => goTo(href('/order/orderList')) },
      ]}
    />
  );
}
