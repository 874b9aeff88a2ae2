import { color, useText } from '@waybill/ui-shell';
import { StatusTag } from '@waybill/ui-shell/table';
import styled from 'styled-components';
import type { OrderStatus } from '../../contract/words';
import { statusTones } from './order-status';
import { statusMessages } from './status-messages';

/** Where an order stands, as a tag, and beside it that it should have come by now. */
export function OrderStatusTag({ status, overdue = false }: { status: OrderStatus; overdue?: boolean }) {
  const t = useText();
  return (
    <Tags>
      <StatusTag tone={statusTones[status]}>{t(statusMessages[status])}</StatusTag>
      {overdue && <StatusTag tone="danger">{t(statusMessages.isOverdue)}</StatusTag>}
    </Tags>
  );
}

/** From one city to another. */
export function RouteLine({ from, to }: { from: string; to: string }) {
  return (
    <Line>
      {from}
      <i aria-hidden>→</i>
      {to}
    </Line>
  );
}

const Tags = styled.span`
  display: inline-flex;
  gap: 4px;
`;

const Line = styled.span`
  white-space: nowrap;

  i {
    padding: 0 6px;
    color: ${color('textMuted')};
    font-style: normal;
  }
`;
