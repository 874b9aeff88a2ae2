import { useText } from '@waybill/ui-shell';
import { ListPage, useList } from '@waybill/ui-shell/console';
import type { DataColumn } from '@waybill/ui-shell/table';
import { Link, useNavigate } from 'react-router-dom';
import { momentColumn, moneyColumn } from '../kit/columns';
import { kitMessages } from '../kit/messages';
import { orderMessages } from '../order/messages';
import { RouteLine } from '../order/order-status-tag';
import { CategoryWord } from '../order/order-values';
import { promotionMessages } from './messages';
import { type PromotionOrder, promotionOrders } from './promotion';
import { SettlementTag } from './promotion-values';

/** The orders of promoted users; each opens in a tab of its own. */
export default function PromotionOrderListPage() {
  const t = useText();
  const navigate = useNavigate();
  return (
    <ListPage
      list={useList(promotionOrders)}
      filters={{
        keyword: { label: kitMessages.keyword, placeholder: promotionMessages.orderKeyword },
        status: { label: kitMessages.status, options: promotionMessages },
        from: { label: orderMessages.createdAt, until: 'to' },
      }}
      columns={columns}
      cards={['orderNo', 'status', 'userName', 'commission']}
      onOpen={({ id }) => void navigate(`/promotion/pOrderDetail?id=${id}`)}
      rowActions={({ id }) => <Link to={`/promotion/pOrderDetail?id=${id}`}>{t(kitMessages.detail)}</Link>}
    />
  );
}

const columns: readonly DataColumn<PromotionOrder>[] = [
  { id: 'orderNo', title: orderMessages.orderNo, cell: ({ orderNo }) => orderNo, sortable: true },
  {
    id: 'status',
    title: kitMessages.status,
    cell: ({ status }) => <SettlementTag status={status} />,
    value: ({ status }) => promotionMessages[status],
  },
  { id: 'userName', title: promotionMessages.userName, cell: ({ userName }) => userName },
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
  moneyColumn('fee', orderMessages.fee),
  moneyColumn('commission', promotionMessages.orderCommission),
  momentColumn('createdAt', orderMessages.createdAt),
];
