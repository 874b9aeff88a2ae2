import type { ShellMessage, useText } from '@waybill/ui-shell';
import type { OrderStep } from '../../contract/words';
import { orderMessages } from './messages';
import { doneMessages } from './status-messages';

type Translate = ReturnType<typeof useText>;
type NamedStep = OrderStep | 'assign';

/** The messages of a step: `text` names a waiting or refused step, `done` the outcome. */
export interface StepTexts {
  text: ShellMessage & { values: Record<string, unknown> };
  done: ShellMessage & { values: Record<string, unknown> };
}

/** The messages of a step on one order. */
export const stepTexts = (t: Translate, step: NamedStep, orderNo: string): StepTexts => ({
  text: { ...orderMessages.stepTitle, values: { step: t(orderMessages[step]), orderNo } },
  done: { ...orderMessages.stepDone, values: { done: t(doneMessages[step]), orderNo } },
});

/** The messages of a step on several orders. */
export const bulkTexts = (t: Translate, step: NamedStep, count: number): StepTexts => ({
  text: { ...orderMessages.bulkLater, values: { step: t(orderMessages[step]), count } },
  done: { ...orderMessages.bulkDone, values: { done: t(doneMessages[step]), count } },
});
