import { useMay } from '@waybill/kit/console';
import { useText } from '@waybill/ui-shell';
import { useConfirm, useSteps } from '@waybill/ui-shell/console';
import type { KeyboardEvent, MouseEvent } from 'react';
import { nextStep } from '../contract/next-step';
import type { Order } from '../contract/order';
import { stepRights } from '../contract/rights';
import { useDebounced } from './form/use-debounced';
import { isReversible, orderSteps } from './order-steps';
import { orderMessages } from './shared/messages';
import { stepTexts } from './shared/step-texts';

/** In ms: ignores a double click, which would take two steps. */
const restMs = 700;

/** The next step that the user may take and its button, the same in a row and on the detail page. */
export function useNextStep(order: Order) {
  const t = useText();
  const may = useMay();
  const steps = useSteps(orderSteps);
  const confirm = useConfirm();
  const step = nextStep(order);
  const rests = useDebounced(step, restMs) !== step;
  if (!step || !may(stepRights[step], order).allowed) return undefined;
  const texts = stepTexts(t, step, order);
  const take = async () => {
    if (isReversible(step)) return void steps.one('step', order, { step }, texts);
    const agreed = await confirm.ask({
      title: texts.text,
      description: orderMessages.irreversible,
      confirm: orderMessages[step],
      tone: 'danger',
    });
    if (agreed) await steps.one('step', order, { step }, { ...texts, confirmed: true });
  };
  // A second click would take the next step, whose button has the same place; a key press has `detail` 0.
  const onClick = ({ detail }: MouseEvent) => (detail === 0 || !rests) && void take();
  const onKeyDown = (event: KeyboardEvent) => event.repeat && event.preventDefault();
  const tone = isReversible(step) ? ('primary' as const) : ('default' as const);
  return { step, tone, rests, take, isReady: steps.isReady, press: { disabled: !steps.isReady, onClick, onKeyDown } };
}
