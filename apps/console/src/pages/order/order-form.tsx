import { Button, color, ListState, radius, space, useText } from '@waybill/ui-shell';
import { useServerData } from '@waybill/ui-shell/console';
import { Form } from '@waybill/ui-shell/forms';
import styled from 'styled-components';
import { Row } from '../kit/row';
import { orderMessages } from './messages';
import type { Order, OrderOptions } from './order';
import type { OrderFields } from './order-fields';
import { PartySection } from './party-section';
import { QuoteCard } from './quote-card';
import { RouteSection } from './route-section';
import { useOrderForm } from './use-order-form';
import { ValueSection } from './value-section';
import { VehicleSection } from './vehicle-section';

/** Everything an order is made of, section by section, and beside it what it will cost. */
export function OrderForm({ onPlaced }: { onPlaced: (order: Order) => void }) {
  const t = useText();
  const form = useOrderForm(onPlaced);
  const { data: options, state, reload } = useServerData<OrderOptions>('/order/options');
  if (state === 'failed' && !options) {
    return (
      <ListState kind="error" onRetry={reload}>
        {t(orderMessages.optionsFailed)}
      </ListState>
    );
  }
  return (
    <Frame form={form} refusedTitle={orderMessages.refused} aria-label={t(orderMessages.place)}>
      <Sections>
        <VehicleSection form={form} options={options} />
        <RouteSection form={form} options={options} />
        <PartySection form={form} party="consignor" />
        <PartySection form={form} party="consignee" />
        <ValueSection form={form} />
      </Sections>
      <Aside>
        <QuoteCard control={form.control} />
        <Row>
          <Button type="submit" tone="primary" scale="large" busy={form.busy}>
            {t(orderMessages.submit)}
          </Button>
          <Button scale="large" disabled={!form.dirty} onClick={form.reset}>
            {t(orderMessages.clear)}
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

  > [role='alert'] {
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
  inset-block-start: ${space(4)};
  display: grid;
  gap: ${space(4)};
  min-width: 0;
`;
