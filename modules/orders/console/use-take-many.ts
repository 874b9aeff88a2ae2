import { kitMessages } from '@waybill/kit/console';
import { useText } from '@waybill/ui-shell';
import { type Refusal, type Selection, useSteps, useToasts } from '@waybill/ui-shell/console';
import { useState } from 'react';
import type { Order } from '../contract/order';
import type { RefusedOrder } from '../contract/steps';
import type { Assignment } from './bulk-question';
import type { StepFields } from './detail/step-dialog';
import { isReversible, orderSteps } from './order-steps';
import { orderMessages } from './shared/messages';

/** What is done with several orders. */
export type Many =
  | { readonly ids: readonly number[]; readonly step: StepFields }
  | { readonly ids: readonly number[]; readonly assignment: Assignment };

/** Does something with several orders, which shows at once; what did not go is kept with its reasons until it is closed. */
export interface TakeMany {
  /** `again` asks again what was asked before, where it is taken back or was refused. */
  take: (many: Many, again?: (refused?: Refusal) => void) => Promise<void>;
  left: readonly RefusedOrder[];
  isReady: boolean;
  close: () => void;
}

/** What is done with the selected orders: they are no longer selected, but for those that are taken back or did not go. */
export function useTakeMany({ rows, select, clear }: Selection<Order>): TakeMany {
  const t = useText();
  const toasts = useToasts();
  const steps = useSteps(orderSteps);
  const [left, setLeft] = useState<readonly RefusedOrder[]>([]);
  const take: TakeMany['take'] = async (many, again) => {
    const { ids } = many;
    const step = t(orderMessages['step' in many ? many.step.step : 'assign']);
    const text = { ...orderMessages.bulkLater, values: { step, count: ids.length } };
    const onBack = () => {
      select(ids.map(String));
      again?.();
    };
    const asked = 'step' in many && !isReversible(many.step.step);
    const options = { text, onBack, asked, silent: Boolean(again) };
    clear();
    const taken = await ('step' in many
      ? steps.many('step', { ids, rows }, many.step, options)
      : steps.many('assign', { ids, rows }, many.assignment, options));
    if (asked && taken.done) toasts.success(text);
    const refused = taken.value?.flatMap((each) => each.refused) ?? [];
    if (refused.length > 0) {
      setLeft(refused);
      select(refused.map(({ id }) => String(id)));
      // The list of reasons is on this page; somebody who has gone on is told elsewhere.
      toasts.warning({ ...orderMessages.bulkRefused, values: { count: refused.length } });
    }
    if (!taken.refusal) return;
    select(ids.map(String));
    if (again) toasts.warning({ ...kitMessages.notDone, values: { what: t(text) } });
    again?.(taken.refusal);
  };
  return { take, left, isReady: steps.isReady, close: () => setLeft([]) };
}
