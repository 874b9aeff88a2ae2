import type { Commission } from '@waybill/contract/promotion';
import type { DataColumn } from '@waybill/ui-shell/table';
import { Link } from 'react-router-dom';
import { centsColumn, momentColumn } from '../../kit/columns';
import { kitMessages } from '../../kit/messages';
import { Day } from '../../kit/values';
import { orderMessages } from '../../order/messages';
import { RouteLine } from '../../order/order-status-tag';
import { CategoryWord } from '../../order/order-values';
import { promotionMessages } from '../messages';
import { LevelTag, Word } from '../promotion-values';
import { CommissionTag } from './commission-values';
import { commissionMessages } from './messages';
import { promotedUserHref } from './promoted-user';

/** The columns of the orders of promoted users, without their actions. */
export const commissionColumns: readonly DataColumn<Commission>[] = [
  { id: 'orderNo', title: orderMessages.orderNo, cell: ({ orderNo }) => orderNo, sortable: true },
  {
    id: 'state',
    title: commissionMessages.state,
    cell: ({ state }) => <CommissionTag state={state} />,
    value: ({ state }) => commissionMessages[state],
  },
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
  {
    id: 'level',
    title: promotionMessages.level,
    cell: ({ level }) => <LevelTag level={level} />,
    value: ({ level }) => promotionMessages[level],
  },
  {
    id: 'source',
    title: promotionMessages.source,
    cell: ({ source }) => <Word of={source} />,
    value: ({ source }) => promotionMessages[source],
  },
  { id: 'promoter', title: commissionMessages.promoter, cell: ({ promoter }) => promoter },
  {
    id: 'category',
    title: orderMessages.category,
    cell: ({ category }) => <CategoryWord category={category} />,
    value: ({ category }) => kitMessages[category],
  },
  {
    id: 'route',
    title: orderMessages.route,
    cell: ({ fromCity, toCity }) => <RouteLine from={fromCity} to={toCity} />,
    value: ({ fromCity, toCity }) => `${fromCity} → ${toCity}`,
  },
  centsColumn('fee', orderMessages.fee),
  momentColumn('createdAt', commissionMessages.placedAt),
];
