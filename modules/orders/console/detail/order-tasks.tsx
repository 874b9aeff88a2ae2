import { LoadFailed, useMay } from '@waybill/kit/console';
import { useText } from '@waybill/ui-shell';
import { type Refusal, useServerData, useSteps, useToasts } from '@waybill/ui-shell/console';
import { DraftOffer } from '@waybill/ui-shell/forms';
import { useEffect, useRef } from 'react';
import type { Order } from '../../contract/order';
import { optionsCall } from '../../contract/placing';
import { orderRights, stepRights } from '../../contract/rights';
import type { OrderStep } from '../../contract/words';
import { isReversible, orderSteps } from '../order-steps';
import { orderMessages } from '../shared/messages';
import { stepTexts } from '../shared/step-texts';
import { NoteDialog, noteDraftOf } from './note-dialog';
import { PriceDialog, priceDraftOf } from './price-dialog';
import { StepDialog, type StepFields } from './step-dialog';

/** A step or change of an order that has a form. */
export type OrderTask = OrderStep | 'price' | 'note';

/** A task whose form is open. */
export interface OpenTask {
  task: OrderTask;
  /** The version of the order that the form was opened for. Default: the current version. */
  of?: Order;
  /** The fields as typed before an undo or a refusal. */
  typed?: StepFields;
  refused?: Refusal;
}

export interface OrderTasksProps {
  order: Order;
  openTask: OpenTask | undefined;
  onAsk: (next: OpenTask | undefined) => void;
}

/** The form of the open task, and the drafts of such forms. */
export function OrderTasks({ order, openTask, onAsk }: OrderTasksProps) {
  const t = useText();
  const { data, state, reload } = useServerData(optionsCall);
  const toasts = useToasts();
  const { one } = useSteps(orderSteps);
  const may = useMay();
  const isThere = useRef(false);
  const present = useRef(openTask);
  useEffect(() => {
    present.current = openTask;
  });
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  const rule = data?.steps.find(({ step }) => step === openTask?.task);
  const askAgain = (again: OpenTask) => present.current || onAsk(again);
  const handleTake = async (fields: StepFields) => {
    if (!rule) return;
    const task = rule.step;
    const texts = stepTexts(t, task, order);
    const onBack = () => rule.needsNote && askAgain({ task, typed: fields });
    const options = { ...texts, onBack, asked: !isReversible(task), silent: true };
    const { refusal } = await one('step', openTask?.of ?? order, fields, options);
    if (!refusal) return;
    if (isThere.current) askAgain({ task, typed: fields, refused: refusal });
    else toasts.error(`${t(texts.text)}: ${refusal.message}`);
  };
  const draft = `step-${order.id}`;
  const close = () => onAsk(undefined);
  return (
    <>
      {state === 'failed' && !data && <LoadFailed text={orderMessages.optionsFailed} onRetry={reload} />}
      {!openTask && (
        <>
          {data && (
            <DraftOffer
              name={draft}
              onResume={(about) => {
                const step = data.steps.find((each) => each.step === about)?.step;
                if (step && may(stepRights[step], order).allowed) onAsk({ task: step, of: order });
              }}
            />
          )}
          {may(orderRights.price, order).allowed && (
            <DraftOffer name={priceDraftOf(order)} onResume={() => onAsk({ task: 'price' })} />
          )}
          {may(orderRights.note, order).allowed && (
            <DraftOffer name={noteDraftOf(order)} onResume={() => onAsk({ task: 'note' })} />
          )}
        </>
      )}
      {openTask?.task === 'price' && <PriceDialog order={order} onClose={close} />}
      {openTask?.task === 'note' && <NoteDialog order={order} onClose={close} />}
      {openTask && rule && (
        <StepDialog
          title={t(stepTexts(t, rule.step, order).text)}
          rule={rule}
          draft={{ name: draft, about: rule.step }}
          typed={openTask.typed}
          refused={openTask.refused}
          onTake={(fields) => void handleTake(fields)}
          onClose={close}
        />
      )}
    </>
  );
}
