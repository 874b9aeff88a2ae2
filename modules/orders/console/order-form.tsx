import { LoadFailed, Row } from '@waybill/kit/console';
import { Action, color, gap, isComposingKey, layer, radius, size, space, textSize, useText } from '@waybill/ui-shell';
import { useServerData } from '@waybill/ui-shell/console';
import { Form, type FormStep, FormStepPart, FormSteps, useFormSteps } from '@waybill/ui-shell/forms';
import { ArrowLeftRight } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { optionsCall } from '../contract/placing';
import { focusNextOnEnter } from './form/focus-next-on-enter';
import type { OrderFields } from './form/order-fields';
import { PartySection } from './form/party-section';
import { QuoteCard } from './form/quote-card';
import { ServiceSection } from './form/service-section';
import { knownDay, type OrderFormOptions, useOrderForm } from './form/use-order-form';
import { VehicleSection } from './form/vehicle-section';
import { PasteSection } from './intake/paste-section';
import { toSureMarks } from './intake/sure-mark';
import { unusedRest, withRest } from './intake/unused-rest';
import { useIntake } from './intake/use-intake';
import { useRestQuestion } from './intake/use-rest-question';
import { orderMessages } from './shared/messages';

/** The fields of an order in sections, with the quote beside them; on phones in three steps above the quote. */
export function OrderForm(options: OrderFormOptions) {
  const t = useText();
  const restQuestion = useRestQuestion();
  const form = useOrderForm(options, { settle: (fields) => settleRest(fields) });
  const { data: choices, state, reload } = useServerData(optionsCall);
  const intake = useIntake(form, choices?.brands);
  // A submit during the recognition waits for its result.
  const read = useRef(intake);
  useLayoutEffect(() => {
    read.current = intake;
  });
  const settleRest = async (fields: OrderFields) => {
    const { rest: all, keepRest } = read.current;
    const rest = unusedRest(all, fields.remark);
    const choice = rest.length > 0 ? await restQuestion.ask(rest.map(({ text }) => text).join(' · ')) : 'drop';
    if (choice !== 'keep') return choice === 'drop' ? fields : undefined;
    keepRest();
    return { ...fields, remark: withRest(fields.remark, rest) };
  };
  const steps = useFormSteps(form, formSteps, { folds: 'narrow' });
  const markOf = toSureMarks(form, intake.filled);
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    focusNextOnEnter(event, () => steps.go(steps.step + 1, { focus: true }));
    // Escape closes lists and calendars first.
    if (event.key === 'Escape' && !isComposingKey(event) && !event.defaultPrevented && intake.undo())
      event.preventDefault();
  };
  if (state === 'failed' && !choices) {
    return <LoadFailed text={orderMessages.optionsFailed} onRetry={reload} />;
  }
  const swap = () => {
    const [consignor, consignee] = [form.read('consignor'), form.read('consignee')];
    form.set('consignor', consignee);
    form.set('consignee', consignor);
  };
  return (
    <>
      <Frame form={form} focusFirst refusedTitle={orderMessages.refused} aria-label={t(orderMessages.place)}>
        <Sections onKeyDown={handleKeyDown}>
          <FormSteps steps={steps} />
          <FormStepPart step={0} steps={steps}>
            {!options.edited && <PasteSection form={form} intake={intake} />}
            <VehicleSection form={form} options={choices} markOf={markOf} />
          </FormStepPart>
          <FormStepPart step={1} steps={steps}>
            <PartySection form={form} party="consignor" markOf={markOf} />
            <PartySection form={form} party="consignee" markOf={markOf} />
          </FormStepPart>
          <FormStepPart step={2} steps={steps}>
            <ServiceSection form={form} markOf={markOf} knownDay={knownDay(options.edited)} />
          </FormStepPart>
        </Sections>
        {!options.edited && <Lead>{t(orderMessages.lead)}</Lead>}
        <Aside>
          <QuoteCard control={form.control} />
          <Row>
            <Action
              type="submit"
              tone="primary"
              scale="large"
              busy={form.busy}
              aria-keyshortcuts="Control+Enter Meta+Enter"
              text={options.edited ? orderMessages.saveOrder : orderMessages.submit}
            />
            <Further>
              <Action scale="large" disabled={!form.dirty} onClick={() => form.reset()} text={orderMessages.clear} />
              <Action
                scale="large"
                icon={<ArrowLeftRight aria-hidden size={16} />}
                onClick={swap}
                text={orderMessages.swap}
              />
            </Further>
          </Row>
        </Aside>
      </Frame>
      {restQuestion.dialog}
    </>
  );
}

/** The steps of the form on narrow screens; the last one has the remaining fields. */
const formSteps: readonly FormStep<OrderFields>[] = [
  { title: orderMessages.vehicleSection, fields: ['vehicles', 'message'] },
  { title: orderMessages.stepParties, fields: ['consignor', 'consignee'] },
  { title: orderMessages.serviceSection, fields: [] },
];

const Frame = styled(Form<OrderFields>)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) min(20rem, 400px);
  gap: ${space(4)};
  align-items: start;

  > [role='alert'],
  > [role='status'] {
    grid-column: 1 / -1;
  }

  /* As high as the screen below the title, so that the price stands at the edge of a short step too. */
  @media (max-width: 1099.98px) {
    display: flex;
    flex-direction: column;
    align-items: stretch;
    min-height: calc(100dvh - ${size('fixedTop')} - 64px);
  }
`;

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border: 1px solid ${color('border')};
  border-radius: ${radius('large')};
  background: ${color('surface')};

  /* Whatever has the focus stands between the header and the price. */
  @media (max-width: 1099.98px) {
    :is(input, select, textarea, button) {
      scroll-margin-block: calc(${size('fixedTop')} + ${space(8)}) 112px;
    }
  }
`;

/** The introduction below the title on wide screens. */
const Lead = styled.p`
  display: none;

  @media (max-width: 767.98px) {
    display: block;
    margin: calc(-1 * ${space(2)}) 0 0;
    color: ${color('textMuted')};
    font-size: ${textSize('caption')};
  }
`;

const Further = styled.div`
  display: contents;
`;

const Aside = styled.aside`
  position: var(--wb-sticky, sticky);
  inset-block-start: calc(${size('fixedTop')} + ${space(4)});
  display: grid;
  gap: ${space(4)};
  min-width: 0;

  /* Where it does not stand beside the fields, it stands at the edge below them. */
  @media (max-width: 1099.98px) {
    z-index: ${layer('over')};
    inset-block: auto 0;
    margin-block-start: auto;
    gap: ${space(2)};
    margin-inline: calc(-1 * var(--edge));
    /* The way back to the top stands in the corner. */
    padding-block: ${space(2)};
    padding-inline: var(--edge) calc(${space(6)} + ${size('controlTouch')});
    border-block-start: 1px solid ${color('border')};
    background: ${color('surface')};
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }

  /* From edge to edge of the page. */
  --edge: ${gap('page')};

  @media (max-width: 767.98px) {
    --edge: ${space(3)};

    ${Further} {
      display: none;
    }
  }
`;
