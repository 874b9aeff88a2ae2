import { type OrderEvent, type OrderStatus, orderStatuses } from '@waybill/contract/orders';
import { color, Skeleton, space, textSize, useText } from '@waybill/ui-shell';
import styled from 'styled-components';
import { Time } from '../../kit/values';
import { orderMessages } from '../messages';
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

/** What happened to an order: the latest first, each with who did it, when, where and why, and what it changed. */
export function History({ events }: { events: readonly OrderEvent[] }) {
  const t = useText();
  const fieldName = useFieldName();
  const said = useChangeValue();
  return (
    <List>
      {[...events.entries()].toReversed().map(([number, { kind, status, actor, at, place, note, changes }]) => (
        <li key={number} data-state={number === events.length - 1 ? 'present' : 'done'}>
          <strong>
            {kind === 'step' ? t(orderMessages[status]) : t(kinds[kind], { status: t(orderMessages[status]) })}
          </strong>
          <span>
            <Time at={at} />
            {[actor, place].filter(Boolean).map((word) => (
              <i key={word}>{word}</i>
            ))}
          </span>
          {note && kind !== 'reveal' && <p>{note}</p>}
          {kind === 'reveal' && <p>{t(note === 'consignee' ? orderMessages.consignee : orderMessages.consignor)}</p>}
          {changes.map(({ field, before, after }) => (
            <p key={field}>
              {t(orderMessages.changed, {
                field: fieldName(field),
                before: said(field, before),
                after: said(field, after),
              })}
            </p>
          ))}
        </li>
      ))}
    </List>
  );
}

/** The place of a history that is on its way: as many lines as an order in this state usually has. */
export function HistoryToCome({ status }: { status: OrderStatus }) {
  const place = orderStatuses.indexOf(status);
  const lines = place <= orderStatuses.indexOf('signed') ? place + 1 : 3;
  return (
    <List aria-busy="true">
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((line) => (
        <li key={line} data-state="done">
          <Line>
            <Skeleton $width="5em" />
          </Line>
          <Line>
            <Skeleton $width="12em" />
          </Line>
        </li>
      ))}
    </List>
  );
}

/** As high as a line of what will stand there. */
const Line = styled.div`
  display: grid;
  align-items: center;
  min-height: 22px;
`;

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    position: relative;
    display: grid;
    padding-block: 0 ${space(4)};
    padding-inline: ${space(6)} 0;
  }

  li:last-child {
    padding-block-end: 0;
  }

  li::before {
    position: absolute;
    inset-block-start: 6px;
    inset-inline-start: 4px;
    box-sizing: border-box;
    width: 10px;
    height: 10px;
    border: 2px solid ${color('primaryText')};
    border-radius: 50%;
    background: ${color('surface')};
    content: '';
  }

  li[data-state='present']::before {
    background: ${color('primaryText')};
  }

  li:not(:last-child)::after {
    position: absolute;
    inset-block: 20px -2px;
    inset-inline-start: 8px;
    width: 2px;
    background: ${color('border')};
    content: '';
  }

  strong {
    color: ${color('textStrong')};
    font-weight: 600;
  }

  span {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(3)};
    color: ${color('textMuted')};
    font-size: ${textSize('caption')};
  }

  i {
    font-style: normal;
  }

  p {
    margin: ${space(1)} 0 0;
    overflow-wrap: anywhere;
  }
`;
