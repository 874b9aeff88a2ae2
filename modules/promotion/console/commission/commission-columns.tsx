import { centsColumn, Day, kitMessages, momentColumn, wordColumn } from '@waybill/kit/console';
import { CategoryWord, orderMessages, routeColumn } from '@waybill/orders/console';
import type { DataColumn } from '@waybill/ui-shell/table';
import { Link } from 'react-router-dom';
import type { Commission } from '../../contract/commissions';
import { levelColumn, sourceColumn } from '../promotion-columns';
import { CommissionTag } from './commission-values';
import { commissionMessages } from './messages';
import { promotedUserHref } from './promoted-user';

/** The columns of the orders of promoted users, without their actions. */
export const commissionColumns: readonly DataColumn<Commission>[] = [
  { id: 'orderNo', title: orderMessages.orderNo, cell: ({ orderNo }) => orderNo, sortable: true },
  wordColumn('state', commissionMessages.state, commissionMessages, (state: Commission['state']) => (
    <CommissionTag state={state} />
  )),
  centsColumn('commission', commissionMessages.commission),
  {
    id: 'freeAt',
    title: commissionMessages.freeAt,
    cell: ({ freeAt }) => (freeAt ? <Day at={freeAt} /> : '—'),
    value: ({ freeAt }) => freeAt && new Date(freeAt),
  },
  {
    id: 'userName',
    title: commissionMessages.userName,
    cell: ({ userId, userName }) => <Link to={promotedUserHref(userId)}>{userName}</Link>,
    value: ({ userName }) => userName,
  },
  levelColumn,
  sourceColumn,
  { id: 'promoter', title: commissionMessages.promoter, cell: ({ promoter }) => promoter },
  wordColumn('category', orderMessages.category, kitMessages, (category: Commission['category']) => (
    <CategoryWord category={category} />
  )),
  routeColumn,
  centsColumn('fee', orderMessages.fee),
  momentColumn('createdAt', commissionMessages.placedAt),
];
