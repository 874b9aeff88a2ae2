import { optionsCall } from '@waybill/contract/orders';
import { Button, color, isComposingKey, ListState, radius, size, space, useText } from '@waybill/ui-shell';
import { useServerData } from '@waybill/ui-shell/console';
import { Form } from '@waybill/ui-shell/forms';
import { ArrowLeftRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { Row } from '../../kit/row';
import { orderMessages } from '../messages';
import type { OrderFields } from './order-fields';
import { PartySection } from './party-section';
import { PasteSection } from './paste-section';
import { QuoteCard } from './quote-card';
import { ServiceSection } from './service-section';
import { toSureMarks } from './sure-mark';
import { type OrderFormOptions, useOrderForm } from './use-order-form';
import { useRecognition } from './use-recognition';
import { VehicleSection } from './vehicle-section';

/** Everything an order is made of, section by section, and beside it what it will cost. */
export function OrderForm(options: OrderFormOptions) {
  const t = useText();
  const form = useOrderForm(options);
  const { data: choices, state, reload } = useServerData(optionsCall);
  const recognition = useRecognition(form, choices?.brands);
  const markOf = toSureMarks(form, recognition.filled);
  const handleKeyDown = (event: KeyboardEvent) => {
    // Escape closes lists and calendars first.
    if (event.key === 'Escape' && !isComposingKey(event) && !event.defaultPrevented && recognition.undo())
      event.preventDefault();
  };
  if (state === 'failed' && !choices) {
    return (
      <ListState kind="error" onRetry={reload}>
        {t(orderMessages.optionsFailed)}
      </ListState>
    );
  }
  const swap = () => {
    const [consignor, consignee] = [form.read('consignor'), form.read('consignee')];
    form.set('consignor', consignee);
    form.set('consignee', consignor);
  };
  return (
    <Frame form={form} refusedTitle={orderMessages.refused} aria-label={t(orderMessages.place)}>
      <Sections onKeyDown={handleKeyDown}>
        {!options.edited && <PasteSection form={form} recognition={recognition} />}
        <VehicleSection form={form} options={choices} markOf={markOf} />
        <PartySection form={form} party="consignor" markOf={markOf} />
        <PartySection form={form} party="consignee" markOf={markOf} />
        <ServiceSection form={form} />
      </Sections>
      <Aside>
        <QuoteCard control={form.control} />
        <Row>
          <Button type="submit" tone="primary" scale="large" busy={form.busy}>
            {t(options.edited ? orderMessages.saveOrder : orderMessages.submit)}
          </Button>
          <Button scale="large" disabled={!form.dirty} onClick={form.reset}>
            {t(orderMessages.clear)}
          </Button>
          <Button scale="large" icon={<ArrowLeftRight aria-hidden size={16} />} onClick={swap}>
            {t(orderMessages.swap)}
          </Button>
        </Row>
      </Aside>
    </Frame>
  );
}

const Frame = styled(Form<OrderFields>)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  gap: ${space(4)};
  align-items: start;

  > [role='alert'],
  > [role='status'] {
    grid-column: 1 / -1;
  }

  @media (max-width: 1099.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border: 1px solid ${color('border')};
  border-radius: ${radius('large')};
  background: ${color('surface')};
`;

const Aside = styled.aside`
  position: sticky;
  inset-block-start: calc(${size('fixedTop')} + ${space(4)});
  display: grid;
  gap: ${space(4)};
  min-width: 0;
`;
