import type { ShellMessage, useText } from '@waybill/ui-shell';
import type { OrderStep } from '../../contract/words';
import { orderMessages } from './messages';
import { doneMessages } from './status-messages';

/** The messages of a step on one order or on several: `text` names a waiting or refused step, `done` the outcome. */
export function stepTexts(
  t: ReturnType<typeof useText>,
  step: OrderStep | 'assign',
  of: { orderNo: string } | { count: number },
): Record<'text' | 'done', ShellMessage & { values: Record<string, unknown> }> {
  const isBulk = 'count' in of;
  const text = isBulk ? orderMessages.bulkTitle : orderMessages.stepTitle;
  const done = isBulk ? orderMessages.bulkDone : orderMessages.stepDone;
  return {
    text: { ...text, values: { ...of, step: t(orderMessages[step]) } },
    done: { ...done, values: { ...of, done: t(doneMessages[step]) } },
  };
}
