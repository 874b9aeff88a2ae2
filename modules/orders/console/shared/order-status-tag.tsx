import { color, useText } from '@waybill/ui-shell';
import { StatusTag } from '@waybill/ui-shell/table';
import styled from 'styled-components';
import type { OrderStatus } from '../../contract/words';
import { statusTones } from './order-status';
import { statusMessages } from './status-messages';

/** The state of an order as a tag, with a second tag if the order is overdue. */
export function OrderStatusTag({ status, overdue = false }: { status: OrderStatus; overdue?: boolean }) {
  const t = useText();
  return (
    <Tags>
      <StatusTag tone={statusTones[status]}>{t(statusMessages[status])}</StatusTag>
      {overdue && <StatusTag tone="danger">{t(statusMessages.isOverdue)}</StatusTag>}
    </Tags>
  );
}

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

  /* Side by side in a narrow table, two tags would push the date under the actions. */
  @media (min-width: 900px) and (max-width: 1099.98px) {
    td & {
      flex-direction: column;
      gap: 2px;
      align-items: flex-start;
    }

    td & > :not(:only-child) {
      line-height: 1rem;
    }
  }
`;

const Line = styled.span`
  white-space: nowrap;

  i {
    padding: 0 6px;
    color: ${color('textMuted')};
    font-style: normal;
  }
`;
