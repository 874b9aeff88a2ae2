import { useText } from '@waybill/ui-shell';
import { ListPage, useList } from '@waybill/ui-shell/console';
import type { DataColumn } from '@waybill/ui-shell/table';
import { Link } from 'react-router-dom';
import { kitMessages } from '../kit/messages';
import { Money, Time } from '../kit/values';
import { orderMessages } from '../order/messages';
import { CategoryWord, RouteLine } from '../order/order-values';
import { promotionMessages } from './messages';
import { type PromotionOrder, promotionOrders } from './promotion';
import { SettlementTag } from './promotion-values';

/** The orders of promoted users; each opens in a tab of its own. */
export default function PromotionOrderListPage() {
  const t = useText();
  return (
    <ListPage
      list={useList(promotionOrders)}
      filters={{
        keyword: { label: kitMessages.keyword, placeholder: promotionMessages.orderKeyword },
        status: { label: kitMessages.status, options: promotionMessages },
      }}
      columns={columns}
      rowActions={({ id }) => <Link to={`/promotion/pOrderDetail?id=${id}`}>{t(kitMessages.detail)}</Link>}
    />
  );
}

const columns: readonly DataColumn<PromotionOrder>[] = [
  { id: 'orderNo', title: orderMessages.orderNo, cell: ({ orderNo }) => orderNo, sortable: true },
  { id: 'status', title: kitMessages.status, cell: ({ status }) => <SettlementTag status={status} /> },
  { id: 'userName', title: promotionMessages.userName, cell: ({ userName }) => userName },
  { id: 'category', title: orderMessages.category, cell: ({ category }) => <CategoryWord category={category} /> },
  {
    id: 'route',
    title: orderMessages.route,
    cell: ({ fromCity, toCity }) => <RouteLine from={fromCity} to={toCity} />,
  },
  { id: 'fee', title: orderMessages.fee, cell: ({ fee }) => <Money yuan={fee} />, align: 'end', sortable: true },
  {
    id: 'commission',
    title: promotionMessages.orderCommission,
    cell: ({ commission }) => <Money yuan={commission} />,
    align: 'end',
    sortable: true,
  },
  { id: 'createdAt', title: orderMessages.createdAt, cell: ({ createdAt }) => <Time at={createdAt} />, sortable: true },
];
