import { Time } from '@waybill/kit/console';
import { space, useText } from '@waybill/ui-shell';
import { Timeline, type TimelineEvent } from '@waybill/ui-shell/controls';
import styled from 'styled-components';
import type { OrderEvent } from '../../contract/order';
import { orderMessages } from '../shared/messages';
import { useChangeValue } from './use-change-value';
import { useFieldName } from './use-field-name';

const kinds = {
  edit: orderMessages.eventEdit,
  price: orderMessages.eventPrice,
  assign: orderMessages.eventAssign,
  reveal: orderMessages.eventReveal,
  note: orderMessages.eventNote,
  back: orderMessages.eventBack,
} as const;

/** The events of an order, latest first: author, time, place, reason and changed fields. */
export function History({ events }: { events: readonly OrderEvent[] }) {
  const t = useText();
  const fieldName = useFieldName();
  const formatValue = useChangeValue();
  const toEvent = ({ kind, status, actor, at, place, note, changes }: OrderEvent, number: number): TimelineEvent => ({
    id: String(number),
    title: kind === 'step' ? t(orderMessages[status]) : t(kinds[kind], { status: t(orderMessages[status]) }),
    tone: number === events.length - 1 ? 'primary' : 'neutral',
    time: (
      <Facts>
        <Time at={at} />
        {[actor, place].filter(Boolean).map((word) => (
          <bdi key={word}>{word}</bdi>
        ))}
      </Facts>
    ),
    detail: [
      kind === 'reveal' ? t(note === 'consignee' ? orderMessages.consignee : orderMessages.consignor) : note,
      ...changes.map(({ field, before, after }) =>
        t(orderMessages.changed, {
          field: fieldName(field),
          before: formatValue(field, before),
          after: formatValue(field, after),
        }),
      ),
    ].map((line) => line && <p key={line}>{line}</p>),
  });
  return <Timeline label={t(orderMessages.history)} events={events.map(toEvent).toReversed()} />;
}

const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
`;
