import { ListPage, useList, useServerData } from '@waybill/ui-shell/console';
import { useNavigate } from 'react-router-dom';
import type { Order } from '../contract/order';
import { optionsCall } from '../contract/placing';
import { useOrderExports } from './export/use-order-exports';
import { orders } from './order';
import { orderColumns } from './order-columns';
import { orderFilters, orderStates } from './order-filters';
import { OrderRowActions } from './order-row-actions';
import { PlaceButtons } from './place-buttons';
import { SearchedPiece } from './scan/piece-notice';
import { ScanButton } from './scan/scan-button';
import { orderHref } from './shared/order-status';
import { StateTabs } from './state-tabs';
import { useBulk } from './use-bulk';

// The same for every render of the page: else a step with one order draws what belongs to all.
const rowActions = (order: Order) => <OrderRowActions order={order} />;
const actions = (
  <>
    <ScanButton />
    <PlaceButtons />
  </>
);
const states = <StateTabs />;
const searched = <SearchedPiece />;

/** All orders the user may see, state by state: find one, open it, move several on. */
export default function OrderListPage() {
  const navigate = useNavigate();
  const bulk = useBulk();
  const exports = useOrderExports();
  const cities = useServerData(optionsCall).data?.cities;
  return (
    <ListPage
      list={useList(orders, { fromCity: cities, toCity: cities })}
      filters={orderFilters}
      states={orderStates}
      columns={orderColumns}
      cards={['orderNo', 'status', 'route', 'consignorName', 'consigneeName', 'category', 'fee']}
      onOpen={({ id }) => void navigate(orderHref(id))}
      tools={
        <>
          {states}
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
