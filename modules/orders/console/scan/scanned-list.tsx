import { color, radius, space, textSize, useText } from '@waybill/ui-shell';
import { StatusTag, type StatusTone } from '@waybill/ui-shell/table';
import styled from 'styled-components';
import { orderMessages } from '../shared/messages';
import { statusTones } from '../shared/order-status';
import { nameOf } from '../shared/order-values';
import { scanMessages } from './messages';
import { missingPieces, type ScannedOrder } from './scanned-orders';

/** The scanned orders, latest first: the scanned vehicle, the missing ones and the result. */
export function ScannedList({ scanned }: { scanned: readonly ScannedOrder[] }) {
  const t = useText();
  return (
    <List aria-label={t(scanMessages.scanned)} aria-live="polite">
      {scanned.map((one) => (
        <ScannedRow key={one.orderNo} one={one} />
      ))}
    </List>
  );
}

function ScannedRow({ one }: { one: ScannedOrder }) {
  const t = useText();
  const { orderNo, order, piece, again, state } = one;
  const vehicle = order?.vehicles[(piece?.number ?? 1) - 1];
  const { text, tone } = useScanWords(one);
  return (
    <li data-state={state.kind}>
      <strong>{orderNo}</strong>
      <StatusTag tone={tone}>{text}</StatusTag>
      {order && (
        <b>
          <span>
            {piece ? t(scanMessages.piece, piece) : t(scanMessages.wholeOrder, { count: order.vehicles.length })}
          </span>
          {piece && vehicle && <span>{` · ${nameOf(vehicle)}`}</span>}
        </b>
      )}
      {again && <span>{t(scanMessages.again)}</span>}
      {state.kind === 'waiting' && <span>{t(scanMessages.missing, { numbers: missingPieces(one).join(', ') })}</span>}
      {state.kind === 'refused' && <span>{state.reason}</span>}
      {state.kind === 'stale' && (
        <span>{t(scanMessages.stale, { printed: state.printed, count: order?.vehicles.length ?? 0 })}</span>
      )}
    </li>
  );
}

function useScanWords({ state, seen, order }: ScannedOrder): { text: string; tone: StatusTone } {
  const t = useText();
  switch (state.kind) {
    case 'moved':
      return { text: t(orderMessages[state.status]), tone: statusTones[state.status] };
    case 'busy':
      return { text: t(scanMessages.busy), tone: 'neutral' };
    case 'waiting':
      return { text: `${seen.length} / ${order?.vehicles.length ?? 0}`, tone: 'warning' };
    case 'unknown':
      return { text: t(scanMessages.unknown), tone: 'danger' };
    case 'failed':
      return { text: t(scanMessages.failed), tone: 'danger' };
    case 'stale':
    case 'refused':
      return { text: t(scanMessages.refused), tone: 'danger' };
  }
}

const List = styled.ol`
  display: grid;
  gap: ${space(2)};
  max-height: 320px;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
  font-variant-numeric: tabular-nums;

  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)} ${space(3)};
    align-items: baseline;
    justify-content: space-between;
    padding: ${space(2)} ${space(3)};
    border: 1px solid ${color('border')};
    border-radius: ${radius('medium')};
    overflow-wrap: anywhere;
  }

  strong,
  b {
    color: ${color('textStrong')};
    font-weight: 600;
  }

  b,
  li > span:not(:nth-child(2)) {
    flex: 1 1 100%;
  }

  li:first-child b {
    font-size: ${textSize('title')};
  }
`;
