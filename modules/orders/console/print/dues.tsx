import { useFormat } from '@waybill/kit/console';
import { useText } from '@waybill/ui-shell';
import styled from 'styled-components';
import type { Order } from '../../contract/order';
import { orderMessages } from '../shared/messages';
import { totalOf } from '../shared/order-status';
import { printMessages } from './messages';

/** The sum that the driver collects; renders nothing if there is no sum. */
export function Dues({ order }: { order: Order }) {
  const t = useText();
  const format = useFormat();
  const money = (cents: number) => format.money(cents / 100);
  const freight = order.payer === 'consignee' ? totalOf(order) : 0;
  const dues = (
    [
      [printMessages.collect, freight],
      [orderMessages.cashOnDelivery, order.cashOnDelivery],
    ] as const
  ).filter(([, cents]) => cents > 0);
  if (dues.length === 0) return null;
  return (
    <Box>
      {dues.map(([name, cents]) => (
        <span key={name.id}>
          {t(name)} {money(cents)}
        </span>
      ))}
      {dues.length > 1 && <span>{t(printMessages.collectAll, { amount: money(freight + order.cashOnDelivery) })}</span>}
    </Box>
  );
}

const Box = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 3mm;
  width: fit-content;
  padding: 0.6mm 1.6mm;
  border: 0.5mm solid;
  font-size: 13pt;
  font-weight: 700;
  line-height: 1.2;

  [data-state='crowded'] & {
    font-size: 10pt;
  }
`;
