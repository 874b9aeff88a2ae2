import { Can } from '@waybill/auth-core/react';
import { Button, useText } from '@waybill/ui-shell';
import { useList, useServerData } from '@waybill/ui-shell/console';
import type { DataColumn } from '@waybill/ui-shell/table';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { titles } from '../../messages';
import { kitWords } from '../kit/messages';
import { Card, Page } from '../kit/page';
import { RowActions, RowButton } from '../kit/row-actions';
import { ServerTable } from '../kit/server-table';
import { orderWords } from './messages';
import { isCancellable, type Order, type OrderOptions, orders } from './order';
import { orderColumns } from './order-columns';
import { OrderDialog } from './order-dialog';
import { OrderQueryForm } from './order-query-form';
import { useCancelOrder } from './use-cancel-order';

/** All orders the user may see: find one, look at it, cancel it. */
export default function OrderListPage() {
  const t = useText();
  const navigate = useNavigate();
  const cities = useServerData<OrderOptions>('/order/options').data?.cities;
  const list = useList(orders, { fromCity: cities, toCity: cities });
  const [unfolded, setUnfolded] = useState(false);
  const [opened, setOpened] = useState<Order | null>(null);
  const cancel = useCancelOrder();
  const columns = useMemo<DataColumn<Order>[]>(
    () => [
      ...orderColumns,
      {
        id: 'actions',
        title: kitWords.actions,
        pinned: true,
        cell: (order) => (
          <RowActions>
            <RowButton onClick={() => setOpened(order)}>{t(kitWords.detail)}</RowButton>
            <Can guard={{ permission: ['write:order'] }}>
              <RowButton disabled={!isCancellable(order)} onClick={() => void cancel(order)}>
                {t(kitWords.cancel)}
              </RowButton>
            </Can>
          </RowActions>
        ),
      },
    ],
    [t, cancel],
  );
  return (
    <Page
      title={t(titles.orderList)}
      actions={
        <Can guard={{ permission: ['write:order'] }}>
          <Button
            tone="primary"
            icon={<Plus aria-hidden size={16} />}
            onClick={() => void navigate('/order/quickOrder')}
          >
            {t(orderWords.place)}
          </Button>
        </Can>
      }
    >
      <Card>
        <OrderQueryForm list={list} cities={cities} onFoldedChange={(folded) => setUnfolded(!folded)} />
        <ServerTable label={t(titles.orderList)} columns={columns} list={list} extraRows={unfolded ? 3 : 2} />
      </Card>
      <OrderDialog order={opened} onClose={() => setOpened(null)} />
    </Page>
  );
}
