import { Can } from '@waybill/auth-core/react';
import { optionsCall, stepRights } from '@waybill/contract/orders';
import { useText } from '@waybill/ui-shell';
import { ListPage, useList, useServerData } from '@waybill/ui-shell/console';
import { RowButton } from '@waybill/ui-shell/table';
import { Link, useNavigate } from 'react-router-dom';
import { kitMessages } from '../kit/messages';
import { useMay } from '../kit/use-may';
import { orderMessages } from './messages';
import { orders } from './order';
import { orderColumns } from './order-columns';
import { orderHref } from './order-status';
import { PlaceButtons } from './place-buttons';
import { StateTabs } from './state-tabs';
import { useBulk } from './use-bulk';
import { useCancelOrder } from './use-cancel-order';
import { useWhyNotOrder } from './use-why-not-order';

/** All orders the user may see, state by state: find one, open it, move several on. */
export default function OrderListPage() {
  const t = useText();
  const navigate = useNavigate();
  const cancel = useCancelOrder();
  const may = useMay();
  const whyNot = useWhyNotOrder();
  const bulk = useBulk();
  const cities = useServerData(optionsCall).data?.cities;
  return (
    <ListPage
      list={useList(orders, { fromCity: cities, toCity: cities })}
      filters={{
        keyword: { label: kitMessages.keyword, placeholder: orderMessages.keywordHint },
        category: { label: orderMessages.category, options: kitMessages },
        from: { label: orderMessages.createdAt, until: 'to' },
        fromCity: { label: orderMessages.fromCity, options: {} },
        toCity: { label: orderMessages.toCity, options: {} },
        signedOn: { label: orderMessages.signedOn },
        overdue: { label: orderMessages.overdue, options: { true: orderMessages.overdueOnly } },
      }}
      columns={orderColumns}
      cards={['orderNo', 'status', 'route', 'consignorName', 'consigneeName', 'category', 'fee']}
      onOpen={({ id }) => void navigate(orderHref(id))}
      tools={
        <>
          <StateTabs />
          {bulk.offer}
        </>
      }
      bulkActions={bulk.actions}
      actions={<PlaceButtons />}
      rowActions={(order) => {
        const mayCancel = may(stepRights.cancel, order);
        return (
          <>
            <Link to={orderHref(order.id)}>{t(kitMessages.detail)}</Link>
            <Can guard={stepRights.cancel}>
              <RowButton disabled={!mayCancel.allowed} title={whyNot(mayCancel)} onClick={() => void cancel(order)}>
                {t(kitMessages.cancel)}
              </RowButton>
            </Can>
          </>
        );
      }}
    />
  );
}
