import { useText } from '@waybill/ui-shell';
import { useServerData } from '@waybill/ui-shell/console';
import { Alert } from '@waybill/ui-shell/controls';
import type { ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { listCall, type Order } from '../../contract/order';
import { type Piece, readCode } from '../../contract/piece-number';
import { orderHref } from '../shared/order-status';
import { nameOf } from '../shared/order-values';
import { scanMessages } from './messages';

/** The state of the route when a code opened the page. */
export interface OpenedByCode {
  piece: Piece | undefined;
}

/** Shows which vehicle of the order the scanned label belongs to. */
export function OpenedPiece({ order }: { order: Order }) {
  const piece = useOpenedPiece();
  return piece && <PieceNotice order={order} piece={piece} />;
}

/** The vehicle whose label opened the page. */
export function useOpenedPiece(): Piece | undefined {
  const state: unknown = useLocation().state;
  const piece = (state as Partial<OpenedByCode> | null)?.piece;
  return Number.isInteger(piece?.number) && Number.isInteger(piece?.count) ? piece : undefined;
}

/** Shows which vehicle and order the searched label belongs to. */
export function SearchedPiece() {
  const t = useText();
  const { orderNo, piece } = readCode(useSearchParams()[0].get('keyword') ?? '');
  const { data } = useServerData(listCall, piece ? { keyword: orderNo } : null);
  const order = data?.list.find((each) => each.orderNo === orderNo);
  if (!piece || !order) return null;
  return (
    <PieceNotice order={order} piece={piece}>
      <Link to={orderHref(order.id)} state={{ piece } satisfies OpenedByCode}>
        {t(scanMessages.open)}
      </Link>
    </PieceNotice>
  );
}

function PieceNotice({ order, piece, children }: { order: Order; piece: Piece; children?: ReactNode }) {
  const t = useText();
  const count = order.vehicles.length;
  const vehicle = order.vehicles[piece.number - 1];
  if (piece.count !== count || !vehicle)
    return <Alert tone="warning">{t(scanMessages.stale, { printed: piece.count, count })}</Alert>;
  return (
    <Alert tone="info">
      {[t(scanMessages.piece, piece), nameOf(vehicle), vehicle.plate, vehicle.frame].filter(Boolean).join(' · ')}{' '}
      {children}
    </Alert>
  );
}
