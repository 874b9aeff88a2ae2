import { Page, useText } from '@waybill/ui-shell';
import { usePageTitle } from '@waybill/ui-shell/console';
import { useState } from 'react';
import { orderMessages } from './messages';
import type { Order } from './order';
import { OrderForm } from './order-form';
import { OrderPlaced } from './order-placed';

/** Placing an order in one go, with its price in view. */
export default function QuickOrderPage() {
  const t = useText();
  const pageTitle = usePageTitle();
  const [placed, setPlaced] = useState<Order | null>(null);
  return (
    <Page title={pageTitle} lead={placed ? undefined : t(orderMessages.lead)}>
      {placed ? <OrderPlaced order={placed} onAnother={() => setPlaced(null)} /> : <OrderForm onPlaced={setPlaced} />}
    </Page>
  );
}
