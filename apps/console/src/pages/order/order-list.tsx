import { Can } from '@waybill/auth-core/react';
import { Button, useText } from '@waybill/ui-shell';
import { ListPage, useList, useServerData } from '@waybill/ui-shell/console';
import { RowButton } from '@waybill/ui-shell/table';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { kitMessages } from '../kit/messages';
import { orderMessages } from './messages';
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
        keyword: { label: kitMessages.keyword, placeholder: orderMessages.keywordHint },
        status: { label: kitMessages.status, options: orderMessages },
        category: { label: orderMessages.category, options: kitMessages },
        fromCity: { label: orderMessages.fromCity, options: {} },
        toCity: { label: orderMessages.toCity, options: {} },
      }}
      columns={orderColumns}
      actions={
        <Can guard={{ permission: ['write:order'] }}>
          <Button
            tone="primary"
            icon={<Plus aria-hidden size={16} />}
            onClick={() => void navigate('/order/quickOrder')}
          >
            {t(orderMessages.place)}
          </Button>
        </Can>
      }
      rowActions={(order) => (
        <>
          <RowButton onClick={() => setOpened(order)}>{t(kitMessages.detail)}</RowButton>
          <Can guard={{ permission: ['write:order'] }}>
            <RowButton disabled={!isCancellable(order)} onClick={() => void cancel(order)}>
              {t(kitMessages.cancel)}
            </RowButton>
          </Can>
        </>
      )}
    >
      <OrderDialog order={opened} onClose={() => setOpened(null)} />
    </ListPage>
  );
}
