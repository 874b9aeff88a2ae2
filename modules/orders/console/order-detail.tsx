import { Can } from '@waybill/auth-core/react';
import { GoAction, PresentPeople, Time, useFormat, useMay } from '@waybill/kit/console';
import { Card, CardTitle, space, useText } from '@waybill/ui-shell';
import { href, RecordNeighbours, RecordPage, useRecord } from '@waybill/ui-shell/console';
import { DescriptionList } from '@waybill/ui-shell/controls';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import type { Order, OrderDetail } from '../contract/order';
import { orderRights } from '../contract/rights';
import { History, HistoryToCome } from './detail/history';
import { NoteButton } from './detail/note-button';
import { PartyCard } from './detail/party-card';
import { PriceCard } from './detail/price-card';
import { StepButtons } from './detail/step-buttons';
import { VehicleTable } from './detail/vehicle-table';
import { orders } from './order';
import { printMessages } from './print/messages';
import { OpenedPiece, useOpenedPiece } from './scan/piece-notice';
import { orderMessages } from './shared/messages';
import { orderHref } from './shared/order-status';
import { OrderStatusTag, RouteLine } from './shared/order-status-tag';
import { useServiceFacts } from './use-service-facts';

/** One order in a tab of its own: where it stands and what can be done, its people, vehicles, price and history. */
export default function OrderDetailPage(): ReactNode {
  const id = useSearchParams()[0].get('id') ?? '';
  return (
    <RecordPage
      record={useRecord(orders, id, { early: true })}
      title={({ orderNo }) => ({ ...orderMessages.detailTitle, values: { orderNo } })}
      none={orderMessages.noId}
      actions={(order) => (
        <>
          {order && <PresentPeople id={order.id} doing="reading" />}
          <RecordNeighbours of={orders} id={id} href={(row) => orderHref(row.id)} />
          {order && <OrderActions order={order} />}
          {order && (
            <GoAction
              icon={<Printer aria-hidden size={16} />}
              to={href('/order/orderPrint', { query: { id: order.id } })}
              text={printMessages.print}
            />
          )}
          <GoAction to={href('/order/orderList')} text={orderMessages.toList} />
        </>
      )}
    >
      {(order) => <Whole order={order} />}
    </RecordPage>
  );
}

function OrderActions({ order }: { order: Order }) {
  const may = useMay();
  return (
    <Can guard={{ permission: ['write:order'] }}>
      {may(orderRights.edit, order).allowed && (
        <GoAction to={href('/order/orderEdit', { query: { id: order.id } })} text={orderMessages.edit} />
      )}
      {!order.phonesMasked && (
        <GoAction to={href('/order/orderEdit', { query: { copy: order.id } })} text={orderMessages.copy} />
      )}
    </Can>
  );
}

/** The order; of one that only its list knows yet, the history is on its way. */
function Whole({ order }: { order: Order | OrderDetail }) {
  const t = useText();
  const format = useFormat();
  const services = useServiceFacts(order);
  const opened = useOpenedPiece();
  return (
    <Columns>
      <Main>
        <Card aria-label={t(orderMessages.facts)}>
          <Head>
            <OrderStatusTag status={order.status} overdue={order.overdue} />
            <RouteLine from={order.fromCity} to={order.toCity} />
            <span>{t(orderMessages.kilometres, { km: format.number(order.distance) })}</span>
          </Head>
          <OpenedPiece order={order} />
          <StepButtons order={order} />
          <DescriptionList
            items={[
              [t(orderMessages.createdAt), <Time key="createdAt" at={order.createdAt} />],
              [t(orderMessages.placedBy), order.placedBy],
              [t(orderMessages.dueAt), <Time key="dueAt" at={order.dueAt} />],
              ...(order.signedAt
                ? [[t(orderMessages.signedAt), <Time key="signedAt" at={order.signedAt} />] as const]
                : []),
              ...(order.heldFrom ? [[t(orderMessages.heldFrom), t(orderMessages[order.heldFrom])] as const] : []),
              [t(orderMessages.line), order.line],
              [t(orderMessages.carrier), order.carrier],
              ...services,
            ]}
          />
        </Card>
        <Parties>
          <PartyCard order={order} party="consignor" />
          <PartyCard order={order} party="consignee" />
        </Parties>
        <Card aria-label={t(orderMessages.vehicleSection)}>
          <CardTitle>{t(orderMessages.vehicleSection)}</CardTitle>
          <VehicleTable order={order} opened={opened} />
        </Card>
      </Main>
      <Side>
        <PriceCard order={order} />
        <Card aria-label={t(orderMessages.history)}>
          <Head>
            <CardTitle>{t(orderMessages.history)}</CardTitle>
            <Can guard={orderRights.note}>
              <NoteButton order={order} />
            </Can>
          </Head>
          {'timeline' in order ? <History events={order.timeline} /> : <HistoryToCome status={order.status} />}
        </Card>
      </Side>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) min(21.25rem, 440px);
  gap: ${space(4)};
  align-items: start;

  @media (max-width: 1199.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Main = styled.div`
  display: grid;
  gap: ${space(4)};
  min-width: 0;
`;

const Side = styled(Main)``;

const Parties = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(17.5rem, 100%), 1fr));
  gap: ${space(4)};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  align-items: center;
  margin-block-end: ${space(4)};

  h2 {
    flex: 1;
    margin: 0;
  }
`;
