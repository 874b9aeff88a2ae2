import { Select, TextField, useText } from '@waybill/ui-shell';
import { useList } from '@waybill/ui-shell/console';
import { type DataColumn, QueryForm } from '@waybill/ui-shell/table';
import { Link } from 'react-router-dom';
import { titles } from '../../messages';
import { kitWords } from '../kit/messages';
import { Card, Page } from '../kit/page';
import { RowActions } from '../kit/row-actions';
import { ServerTable } from '../kit/server-table';
import { Money, Time } from '../kit/values';
import { orderWords } from '../order/messages';
import { CategoryWord, RouteLine } from '../order/order-values';
import { promotionWords } from './messages';
import { type PromotionOrder, promotionOrders, promotionStatuses } from './promotion';
import { SettlementTag } from './promotion-values';

/** The orders of promoted users; each opens in a tab of its own. */
export default function PromotionOrderListPage() {
  const t = useText();
  const list = useList(promotionOrders);
  return (
    <Page title={t(titles.promotionOrders)}>
      <Card>
        <QueryForm onQuery={list.search} onReset={list.reset}>
          <TextField
            {...list.field('keyword')}
            label={t(kitWords.keyword)}
            placeholder={t(promotionWords.orderKeyword)}
          />
          <Select
            {...list.field('status')}
            label={t(kitWords.status)}
            options={[
              { value: '', label: t(kitWords.all) },
              ...promotionStatuses.map((status) => ({ value: status, label: t(promotionWords[status]) })),
            ]}
          />
        </QueryForm>
        <ServerTable label={t(titles.promotionOrders)} columns={columns} list={list} extraRows={2} />
      </Card>
    </Page>
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
  {
    id: 'actions',
    title: kitWords.actions,
    pinned: true,
    cell: ({ id }) => (
      <RowActions>
        <Link to={`/promotion/pOrderDetail?id=${id}`}>
          <DetailWord />
        </Link>
      </RowActions>
    ),
  },
];

function DetailWord() {
  return useText()(kitWords.detail);
}
