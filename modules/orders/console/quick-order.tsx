import { LinkAction } from '@waybill/kit/console';
import { Page, useText } from '@waybill/ui-shell';
import { href, usePageTitle } from '@waybill/ui-shell/console';
import { BookUser } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import type { Order } from '../contract/order';
import { OrderPlaced } from './form/order-placed';
import { OrderForm } from './order-form';
import { orderMessages } from './shared/messages';

/** Places an order on one page, with its price in view. */
export default function QuickOrderPage() {
  const t = useText();
  const pageTitle = usePageTitle();
  const [placed, setPlaced] = useState<Order | null>(null);
  return (
    <Page
      title={pageTitle}
      lead={placed ? undefined : <Lead>{t(orderMessages.lead)}</Lead>}
      actions={
        <LinkAction
          icon={<BookUser aria-hidden size={16} />}
          to={href('/order/addressBook')}
          text={orderMessages.addressBook}
        />
      }
    >
      {placed ? <OrderPlaced order={placed} onAnother={() => setPlaced(null)} /> : <OrderForm onSaved={setPlaced} />}
    </Page>
  );
}

/** On phones the introduction is below the form. */
const Lead = styled.span`
  @media (max-width: 767.98px) {
    display: none;
  }
`;
