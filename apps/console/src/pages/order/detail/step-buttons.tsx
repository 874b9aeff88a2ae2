import { type Order, optionsCall, type StepRule, stepRights } from '@waybill/contract/orders';
import { Button, ListState, space, useText } from '@waybill/ui-shell';
import { useServerData, useToasts, useWrites } from '@waybill/ui-shell/console';
import { DraftOffer } from '@waybill/ui-shell/forms';
import { useState } from 'react';
import styled from 'styled-components';
import { useMay } from '../../kit/use-may';
import { orderMessages } from '../messages';
import { orders } from '../order';
import { StepDialog, type StepFields } from './step-dialog';

/** The steps that an order can take from where it stands, as far as the reader may take them. */
export function StepButtons({ order }: { order: Order }) {
  const t = useText();
  const { data, state, reload } = useServerData(optionsCall);
  const toasts = useToasts();
  const { actions } = useWrites(orders);
  const [chosen, setChosen] = useState<{ rule: StepRule; version: number } | null>(null);
  const may = useMay();
  const { version } = order;
  const handleTake = async (fields: StepFields) => {
    const step = { ...fields, version: chosen?.version };
    const written = await actions.step(order.id, step, { idempotencyKey: true, silent: true });
    if (!written.done) return written.refusal;
    const { orderNo, status } = written.value;
    toasts.success({ ...orderMessages.stepDone, values: { orderNo, status: t(orderMessages[status]) } });
    return undefined;
  };
  const draft = `step-${order.id}`;
  const steps = data?.steps.filter(({ step }) => may(stepRights[step], order).allowed) ?? [];
  if (state === 'failed' && !data) {
    return (
      <ListState kind="error" onRetry={reload}>
        {t(orderMessages.optionsFailed)}
      </ListState>
    );
  }
  return (
    <>
      {data && !chosen && (
        <DraftOffer
          name={draft}
          onResume={(about) => {
            const rule = steps.find(({ step }) => step === about);
            setChosen(rule ? { rule, version } : null);
          }}
        />
      )}
      <Buttons>
        {steps.map((rule, index) => (
          <Button
            key={rule.step}
            tone={index === 0 && !rule.needsNote ? 'primary' : 'default'}
            onClick={() => setChosen({ rule, version })}
          >
            {t(orderMessages[rule.step])}
          </Button>
        ))}
      </Buttons>
      {chosen && (
        <StepDialog
          title={t(orderMessages.stepTitle, { step: t(orderMessages[chosen.rule.step]), orderNo: order.orderNo })}
          rule={chosen.rule}
          draft={{ name: draft, about: chosen.rule.step }}
          onTake={handleTake}
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
