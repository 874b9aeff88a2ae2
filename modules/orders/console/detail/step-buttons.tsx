import { LoadFailed, useMay } from '@waybill/kit/console';
import { Action, space, useText } from '@waybill/ui-shell';
import { type Refusal, useServerData, useSteps, useToasts } from '@waybill/ui-shell/console';
import { DraftOffer } from '@waybill/ui-shell/forms';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { Order } from '../../contract/order';
import { optionsCall, type StepRule } from '../../contract/placing';
import { stepRights } from '../../contract/rights';
import { isReversible, orderSteps } from '../order-steps';
import { orderMessages } from '../shared/messages';
import { useNextStep } from '../use-next-step';
import { StepDialog, type StepFields } from './step-dialog';

/** A step that is asked about. */
interface Chosen {
  rule: StepRule;
  /** The order as it was then, and must still be. Default: as it is, since what happened to it was read. */
  of?: Order;
  /** What was typed before, where it was taken back or refused. */
  typed?: StepFields;
  refused?: Refusal;
}

/** The steps that an order can take from where it stands, as far as the reader may take them: the next one at once, each with a note and a place. */
export function StepButtons({ order }: { order: Order }) {
  const t = useText();
  const { data, state, reload } = useServerData(optionsCall);
  const toasts = useToasts();
  const { one, isReady } = useSteps(orderSteps);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const may = useMay();
  const next = useNextStep(order);
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  const askAgain = (again: Chosen) => setChosen((present) => present ?? again);
  const handleTake = async (fields: StepFields) => {
    if (!chosen) return;
    const { rule, of = order } = chosen;
    const text = { ...orderMessages.stepTitle, values: { step: t(orderMessages[rule.step]), orderNo: order.orderNo } };
    const onBack = () => rule.needsNote && askAgain({ rule, typed: fields });
    const asked = !isReversible(rule.step);
    const { done, refusal } = await one('step', of, fields, { text, onBack, asked, silent: true });
    if (done && asked) toasts.success(text);
    if (!refusal) return;
    if (isThere.current) askAgain({ rule, typed: fields, refused: refusal });
    else toasts.error(`${t(text)}: ${refusal.message}`);
  };
  const draft = `step-${order.id}`;
  const steps = data?.steps.filter(({ step }) => may(stepRights[step], order).allowed) ?? [];
  if (state === 'failed' && !data) {
    return <LoadFailed text={orderMessages.optionsFailed} onRetry={reload} />;
  }
  return (
    <>
      {data && !chosen && (
        <DraftOffer
          name={draft}
          onResume={(about) => {
            const rule = steps.find(({ step }) => step === about);
            setChosen(rule ? { rule, of: order } : null);
          }}
        />
      )}
      <Buttons>
        {next && <Action tone="primary" resting={next.rests} {...next.press} text={orderMessages[next.step]} />}
        {steps.map((rule) => (
          <Action
            key={rule.step}
            disabled={!isReady}
            onClick={() => setChosen({ rule, of: order })}
            text={orderMessages[rule.step === next?.step ? 'stepWithNote' : rule.step]}
          />
        ))}
      </Buttons>
      {chosen && (
        <StepDialog
          title={t(orderMessages.stepTitle, { step: t(orderMessages[chosen.rule.step]), orderNo: order.orderNo })}
          rule={chosen.rule}
          draft={{ name: draft, about: chosen.rule.step }}
          typed={chosen.typed}
          refused={chosen.refused}
          onTake={(fields) => void handleTake(fields)}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-block-end: ${space(5)};

  &:empty {
    display: none;
  }
`;
