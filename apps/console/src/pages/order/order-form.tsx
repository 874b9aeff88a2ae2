import { Button, color, ListState, radius, space, useText } from '@waybill/ui-shell';
import { useServerData } from '@waybill/ui-shell/console';
import styled from 'styled-components';
import { Refused } from '../kit/refused';
import { Row } from '../kit/row';
import { orderMessages } from './messages';
import type { Order, OrderOptions } from './order';
import { PartySection } from './party-section';
import { QuoteCard } from './quote-card';
import { RouteSection } from './route-section';
import { useOrderForm } from './use-order-form';
import { ValueSection } from './value-section';
import { VehicleSection } from './vehicle-section';

/** Everything an order is made of, section by section, and beside it what it will cost. */
export function OrderForm({ onPlaced }: { onPlaced: (order: Order) => void }) {
  const t = useText();
  const model = useOrderForm(onPlaced);
  const { data: options, state, reload } = useServerData<OrderOptions>('/order/options');
  const { form, refused } = model;
  if (state === 'failed' && !options) {
    return (
      <ListState kind="error" onRetry={reload}>
        {t(orderMessages.optionsFailed)}
      </ListState>
    );
  }
  return (
    <Frame noValidate onSubmit={(event) => void model.submit(event)} aria-label={t(orderMessages.place)}>
      <Sections>
        <VehicleSection model={model} options={options} />
        <RouteSection model={model} options={options} />
        <PartySection model={model} party="consignor" />
        <PartySection model={model} party="consignee" />
        <ValueSection model={model} />
      </Sections>
      <Aside>
        <QuoteCard control={form.control} />
        <Refused title={t(orderMessages.refused)}>{refused}</Refused>
        <Row>
          <Button type="submit" tone="primary" scale="large" busy={form.formState.isSubmitting}>
            {t(orderMessages.submit)}
          </Button>
          <Button scale="large" disabled={!form.formState.isDirty} onClick={model.clear}>
            {t(orderMessages.clear)}
          </Button>
        </Row>
      </Aside>
    </Frame>
  );
}

const Frame = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  gap: ${space(4)};
  align-items: start;

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
  inset-block-start: ${space(4)};
  display: grid;
  gap: ${space(4)};
  min-width: 0;
`;
