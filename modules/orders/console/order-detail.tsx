import { PresentPeople, useFormat } from '@waybill/kit/console';
import { Action, Card, CardTitle, space, useText } from '@waybill/ui-shell';
import { RecordNeighbours, RecordPage, useRecord } from '@waybill/ui-shell/console';
import { DescriptionList, SkeletonText } from '@waybill/ui-shell/controls';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import type { Order, OrderDetail } from '../contract/order';
import type { OrderStatus } from '../contract/words';
import { History } from './detail/history';
import { OrderActions } from './detail/order-actions';
import { type OpenTask, OrderTasks } from './detail/order-tasks';
import { PartyCard } from './detail/party-card';
import { PriceCard } from './detail/price-card';
import { VehicleTable } from './detail/vehicle-table';
import { journeyOf } from './journey-of';
import { orders } from './order';
import { OpenedPiece, useOpenedPiece } from './scan/piece-notice';
import { orderMessages } from './shared/messages';
import { orderHref } from './shared/order-status';
import { OrderStatusTag, RouteLine } from './shared/order-status-tag';
import { useNextStep } from './use-next-step';
import { useServiceFacts } from './use-service-facts';

/** One order in its own tab: states, next step, parties, vehicles, price and history. */
export default function OrderDetailPage(): ReactNode {
  const t = useText();
  const id = useSearchParams()[0].get('id') ?? '';
  const format = useFormat();
  const [openTask, ask] = useState<OpenTask>();
  return (
    <RecordPage
      record={useRecord(orders, id, { early: true })}
      title={({ orderNo }) => ({ ...orderMessages.detailTitle, values: { orderNo } })}
      missing={orderMessages.noId}
      lead={({ status, overdue, fromCity, toCity, distance }) => (
        <Lead>
          <OrderStatusTag status={status} overdue={overdue} />
          <RouteLine from={fromCity} to={toCity} />
          <span>{t(orderMessages.kilometres, { km: format.number(distance) })}</span>
        </Lead>
      )}
      journey={(order) => {
        const { states, done, failed } = journeyOf(order);
        const toStep = (state: OrderStatus) => ({
          id: state,
          title: t(orderMessages[state]),
          hint: <StateTime of={order} state={state} />,
        });
        return { label: t(orderMessages.journey), steps: states.map(toStep), done, failed };
      }}
      next={(order) => <NextStep order={order} />}
      actions={(order) =>
        order && (
          <>
            <PresentPeople id={order.id} doing="reading" />
            <RecordNeighbours of={orders} id={id} href={(row) => orderHref(row.id)} />
            <OrderActions order={order} onTask={(task) => ask({ task, of: order })} />
          </>
        )
      }
    >
      {(order) => (
        <>
          <OrderTasks order={order} openTask={openTask} onAsk={ask} />
          <OpenedPiece order={order} />
          <Whole order={order} />
        </>
      )}
    </RecordPage>
  );
}

function NextStep({ order }: { order: Order }) {
  const next = useNextStep(order);
  return next && <Action tone={next.tone} resting={next.rests} {...next.press} text={orderMessages[next.step]} />;
}

/** The time at which an order entered a state, with short dates for this year; for the last state, the due date. */
function StateTime({ of: order, state }: { of: Order | OrderDetail; state: OrderStatus }) {
  const t = useText();
  const format = useFormat();
  const events = 'timeline' in order ? order.timeline : [];
  const at = state === 'pending' ? order.createdAt : events.findLast((event) => event.status === state)?.at;
  const near = (iso: string) => `${format.nearDay(iso)} ${format.clock(iso)}`;
  if (at) return <time dateTime={at}>{near(at)}</time>;
  return state === 'signed' ? t(orderMessages.dueBy, { time: near(order.dueAt) }) : '\u00a0';
}

/** The order; while only the list has loaded it, the history shows a placeholder. */
function Whole({ order }: { order: Order | OrderDetail }) {
  const t = useText();
  const opened = useOpenedPiece();
  return (
    <Columns>
      <Main>
        <Card aria-label={t(orderMessages.facts)}>
          <DescriptionList
            items={[
              [t(orderMessages.placedBy), order.placedBy],
              [t(orderMessages.line), order.line],
              [t(orderMessages.carrier), order.carrier],
              ...useServiceFacts(order),
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
          <CardTitle>{t(orderMessages.history)}</CardTitle>
          {'timeline' in order ? <History events={order.timeline} /> : <SkeletonText lines={6} />}
        </Card>
      </Side>
    </Columns>
  );
}

const Lead = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  align-items: center;
`;

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
