import { centsColumn, kitMessages, momentColumn, Time, wordColumn } from '@waybill/kit/console';
import type { DataColumn } from '@waybill/ui-shell/table';
import { Link } from 'react-router-dom';
import type { Withdrawal } from '../../contract/withdrawals';
import { WithdrawalTag } from './commission-values';
import { commissionsHref } from './commissions';
import { commissionMessages } from './messages';
import { PayeeLine } from './payee-line';

/** The columns of the requests, without their actions. */
export const withdrawalColumns: readonly DataColumn<Withdrawal>[] = [
  { id: 'id', title: commissionMessages.number, cell: ({ id }) => `#${id}`, value: ({ id }) => id },
  wordColumn('state', kitMessages.status, commissionMessages, (state: Withdrawal['state']) => (
    <WithdrawalTag state={state} />
  )),
  { id: 'promoter', title: commissionMessages.promoter, cell: ({ promoter }) => promoter },
  centsColumn('cents', commissionMessages.amount),
  {
    id: 'orders',
    title: commissionMessages.orderCount,
    // The orders of a rejected withdrawal are available again.
    cell: ({ id, orders, state }) =>
      state === 'requested' || state === 'paid' ? (
        <Link to={commissionsHref({ withdrawal: id })}>{orders}</Link>
      ) : (
        orders
      ),
    value: ({ orders }) => orders,
    align: 'end',
  },
  {
    id: 'payee',
    title: commissionMessages.payee,
    cell: ({ payee }) => (payee ? <PayeeLine payee={payee} /> : '—'),
    value: ({ payee }) => payee && [payee.name, payee.bank || payee.kind, payee.account].join(' '),
  },
  momentColumn('requestedAt', commissionMessages.requestedAt),
  {
    id: 'settledAt',
    title: commissionMessages.settledAt,
    cell: ({ settledAt }) => (settledAt ? <Time at={settledAt} /> : '—'),
    value: ({ settledAt }) => settledAt && new Date(settledAt),
  },
  { id: 'settledBy', title: commissionMessages.settledBy, cell: ({ settledBy }) => settledBy || '—' },
  { id: 'paymentNo', title: commissionMessages.paymentNo, cell: ({ paymentNo }) => paymentNo || '—' },
  { id: 'reason', title: commissionMessages.reason, cell: ({ reason }) => reason || '—' },
];
