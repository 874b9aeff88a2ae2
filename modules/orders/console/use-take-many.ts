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
import { stepTexts } from './shared/step-texts';

/** A bulk action. */
export type Many =
  | { readonly ids: readonly number[]; readonly step: StepFields }
  | { readonly ids: readonly number[]; readonly assignment: Assignment };

/** Applies an action to several orders optimistically; `left` lists the refused ones with their reasons until the user closes it. */
export interface TakeMany {
  /** `again` opens the dialog again after an undo or a refusal. */
  take: (many: Many, again?: (refused?: Refusal) => void) => Promise<void>;
  left: readonly RefusedOrder[];
  isReady: boolean;
  close: () => void;
}

/** Applies bulk actions to the selection: deselects the orders, and selects undone and refused ones again. */
export function useTakeMany({ rows, select, clear }: Selection<Order>): TakeMany {
  const t = useText();
  const toasts = useToasts();
  const steps = useSteps(orderSteps);
  const [left, setLeft] = useState<readonly RefusedOrder[]>([]);
  const take: TakeMany['take'] = async (many, again) => {
    const { ids } = many;
    const step = 'step' in many ? many.step.step : 'assign';
    const { text, done } = stepTexts(t, step, { count: ids.length });
    const onBack = () => {
      select(ids.map(String));
      again?.();
    };
    const needsConsent = 'step' in many && !isReversible(many.step.step);
    const options = { text, ...(!needsConsent && { done }), onBack, asked: needsConsent, silent: Boolean(again) };
    clear();
    const taken = await ('step' in many
      ? steps.many('step', { ids, rows }, many.step, options)
      : steps.many('assign', { ids, rows }, many.assignment, options));
    const refused = taken.value?.flatMap((each) => each.refused) ?? [];
    const count = ids.length - refused.length;
    if (needsConsent && taken.done && count > 0) toasts.success(stepTexts(t, step, { count }).done);
    if (refused.length > 0) {
      setLeft(refused);
      select(refused.map(({ id }) => String(id)));
      // This page lists the reasons; the toast informs users who have navigated away.
      toasts.warning({ ...orderMessages.bulkRefused, values: { count: refused.length } });
    }
    if (!taken.refusal) return;
    select(ids.map(String));
    if (again) toasts.warning({ ...kitMessages.notDone, values: { what: t(text) } });
    again?.(taken.refusal);
  };
  return { take, left, isReady: steps.isReady, close: () => setLeft([]) };
}
