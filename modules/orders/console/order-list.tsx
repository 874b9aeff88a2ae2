import { ListPage, useList, useServerData } from '@waybill/ui-shell/console';
import { useNavigate } from 'react-router-dom';
import type { Order } from '../contract/order';
import { optionsCall } from '../contract/placing';
import { useOrderExports } from './export/use-order-exports';
import { orders } from './order';
import { orderColumns } from './order-columns';
import { orderFilters } from './order-filters';
import { OrderRowActions } from './order-row-actions';
import { PlaceButtons } from './place-buttons';
import { SearchedPiece } from './scan/piece-notice';
import { ScanButton } from './scan/scan-button';
import { orderHref } from './shared/order-status';
import { useBulk } from './use-bulk';
import { useOrderStates } from './use-order-states';

// A stable function, so that a step of one order does not render all rows.
const rowActions = (order: Order) => <OrderRowActions order={order} />;
const actions = (
  <>
    <ScanButton />
    <PlaceButtons />
  </>
);
const searched = <SearchedPiece />;

/** The list of orders with tabs by state, filters and bulk actions. */
export default function OrderListPage() {
  const navigate = useNavigate();
  const bulk = useBulk();
  const exports = useOrderExports();
  const cities = useServerData(optionsCall).data?.cities;
  return (
    <ListPage
      list={useList(orders, { fromCity: cities, toCity: cities })}
      filters={orderFilters}
      states={useOrderStates()}
      columns={orderColumns}
      cards={{
        primary: 'orderNo',
        trailing: 'status',
        secondary: ['route', 'fee'],
        meta: ['consigneeName'],
        wide: ['createdAt'],
      }}
      onOpen={({ id }) => void navigate(orderHref(id))}
      tools={
        <>
          {bulk.offer}
          {searched}
        </>
      }
      exports={exports}
      bulkActions={bulk.actions}
      actions={actions}
      rowActions={rowActions}
    />
  );
}
