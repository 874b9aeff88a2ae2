import { Can } from '@waybill/auth-core/react';
import { Button, useText } from '@waybill/ui-shell';
import { ListPage, useList, useServerData } from '@waybill/ui-shell/console';
import { RowButton } from '@waybill/ui-shell/table';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { kitWords } from '../kit/messages';
import { orderWords } from './messages';
import { isCancellable, type Order, type OrderOptions, orders } from './order';
import { orderColumns } from './order-columns';
import { OrderDialog } from './order-dialog';
import { useCancelOrder } from './use-cancel-order';

/** All orders the user may see: find one, look at it, cancel it. */
export default function OrderListPage() {
  const t = useText();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Order | null>(null);
  const cancel = useCancelOrder();
  const cities = useServerData<OrderOptions>('/order/options').data?.cities;
  return (
    <ListPage
      list={useList(orders, { fromCity: cities, toCity: cities })}
      filters={{
        keyword: { label: kitWords.keyword, placeholder: orderWords.keywordHint },
        status: { label: kitWords.status, options: orderWords },
        category: { label: orderWords.category, options: kitWords },
        fromCity: { label: orderWords.fromCity, options: {} },
        toCity: { label: orderWords.toCity, options: {} },
      }}
      columns={orderColumns}
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
      rowActions={(order) => (
        <>
          <RowButton onClick={() => setOpened(order)}>{t(kitWords.detail)}</RowButton>
          <Can guard={{ permission: ['write:order'] }}>
            <RowButton disabled={!isCancellable(order)} onClick={() => void cancel(order)}>
              {t(kitWords.cancel)}
            </RowButton>
          </Can>
        </>
      )}
    >
      <OrderDialog order={opened} onClose={() => setOpened(null)} />
    </ListPage>
  );
}
