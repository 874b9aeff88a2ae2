import { useText } from '@waybill/ui-shell';
import { ListPage, useList } from '@waybill/ui-shell/console';
import type { DataColumn } from '@waybill/ui-shell/table';
import { Link } from 'react-router-dom';
import { kitWords } from '../kit/messages';
import { Money, Time } from '../kit/values';
import { orderWords } from '../order/messages';
import { CategoryWord, RouteLine } from '../order/order-values';
import { promotionWords } from './messages';
import { type PromotionOrder, promotionOrders } from './promotion';
import { SettlementTag } from './promotion-values';

/** The orders of promoted users; each opens in a tab of its own. */
export default function PromotionOrderListPage() {
  const t = useText();
  return (
    <ListPage
      list={useList(promotionOrders)}
      filters={{
        keyword: { label: kitWords.keyword, placeholder: promotionWords.orderKeyword },
        status: { label: kitWords.status, options: promotionWords },
      }}
      columns={columns}
      rowActions={({ id }) => <Link to={`/promotion/pOrderDetail?id=${id}`}>{t(kitWords.detail)}</Link>}
    />
  );
}

const columns: readonly DataColumn<PromotionOrder>[] = [
  { id: 'orderNo', title: orderWords.orderNo, cell: ({ orderNo }) => orderNo, sortable: true },
  { id: 'status', title: kitWords.status, cell: ({ status }) => <SettlementTag status={status} /> },
  { id: 'userName', title: promotionWords.userName, cell: ({ userName }) => userName },
  { id: 'category', title: orderWords.category, cell: ({ category }) => <CategoryWord category={category} /> },
  { id: 'route', title: orderWords.route, cell: ({ fromCity, toCity }) => <RouteLine from={fromCity} to={toCity} /> },
  { id: 'fee', title: orderWords.fee, cell: ({ fee }) => <Money yuan={fee} />, align: 'end', sortable: true },
  {
    id: 'commission',
    title: promotionWords.orderCommission,
    cell: ({ commission }) => <Money yuan={commission} />,
    align: 'end',
    sortable: true,
  },
  { id: 'createdAt', title: orderWords.createdAt, cell: ({ createdAt }) => <Time at={createdAt} />, sortable: true },
];
