import { useMay } from '@waybill/kit/console';
import { Button, Card, CardTitle, color, space, useText } from '@waybill/ui-shell';
import { useWrites } from '@waybill/ui-shell/console';
import { useState } from 'react';
import styled from 'styled-components';
import type { Order } from '../../contract/order';
import { orderRights } from '../../contract/rights';
import { orders } from '../order';
import { orderMessages } from '../shared/messages';

/** One side of an order: name, address and phone. The button that reveals a masked phone is recorded by the server. */
export function PartyCard({ order, party }: { order: Order; party: 'consignor' | 'consignee' }) {
  const t = useText();
  const { actions } = useWrites(orders);
  const may = useMay();
  const [revealed, setRevealed] = useState<string>();
  const { name, phone, regionNames, street } = order[party];
  const shown = revealed ?? phone;
  const isMasked = order.phonesMasked && revealed === undefined;
  const handleReveal = async () => {
    const written = await actions.reveal(order.id, { party });
    if (written.done) setRevealed(written.value.phone);
  };
  return (
    <Card aria-label={t(orderMessages[party])}>
      <CardTitle>{t(orderMessages[party])}</CardTitle>
      <Body>
        <strong>{name}</strong>
        {isMasked ? (
          <Masked>
            <span>{shown}</span>
            {may(orderRights.reveal, order).allowed && (
              <Button title={t(orderMessages.revealHint)} onClick={() => void handleReveal()}>
                {t(orderMessages.reveal)}
              </Button>
            )}
          </Masked>
        ) : (
          <a href={`tel:${shown}`} aria-label={t(orderMessages.call, { phone: shown })}>
            {shown}
          </a>
        )}
        <span>{[...regionNames, street].join(' ')}</span>
      </Body>
    </Card>
  );
}

const Body = styled.address`
  display: grid;
  gap: ${space(1)};
  justify-items: start;
  font-style: normal;
  overflow-wrap: anywhere;

  strong {
    color: ${color('textStrong')};
  }

  a {
    color: ${color('primaryText')};
    font-variant-numeric: tabular-nums;
  }
`;

const Masked = styled.span`
  display: inline-flex;
  gap: ${space(3)};
  align-items: center;
  font-variant-numeric: tabular-nums;
`;
