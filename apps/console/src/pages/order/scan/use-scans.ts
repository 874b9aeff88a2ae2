import { listCall, type Order, type OrderStep, readCode } from '@waybill/contract/orders';
import { useCall, useWrites } from '@waybill/ui-shell/console';
import { useRef, useState } from 'react';
import { orders } from '../order';
import { type ScannedOrder, type ScanState, scanPiece, withScanned } from './scanned-orders';

export interface ScansOptions {
  /** Taken with an order once each of its vehicles was seen; without one it is opened. */
  step: OrderStep | undefined;
  onOpen: (order: Order, piece: ScannedOrder['piece']) => void;
}

/** The orders whose codes are read, one code after the other however quick they come. */
export function useScans({ step, onOpen }: ScansOptions) {
  const find = useCall(listCall);
  const { actions } = useWrites(orders);
  const [scanned, setScanned] = useState<readonly ScannedOrder[]>([]);
  const present = useRef(scanned);
  const queue = useRef(Promise.resolve());

  const note = (one: ScannedOrder) => {
    present.current = withScanned(present.current, one);
    setScanned(present.current);
  };

  const take = async (one: ScannedOrder & { order: Order }, step: OrderStep): Promise<ScanState> => {
    const written = await actions.step(one.order.id, { step }, { idempotencyKey: true, silent: true });
    return written.done
      ? { kind: 'moved', status: written.value.status }
      : { kind: 'refused', reason: written.refusal.message };
  };

  const follow = async (code: string) => {
    const { orderNo, piece } = readCode(code);
    const before = present.current.find((one) => one.orderNo === orderNo);
    const unseen = { orderNo, piece, again: false, seen: before?.seen ?? [] };
    try {
      const { list } = await find({ keyword: orderNo }, { silent: true });
      const order = list.find((each) => each.orderNo === orderNo);
      if (!order) return note({ ...unseen, state: { kind: 'unknown' } });
      if (!step) return onOpen(order, piece);
      const one = scanPiece(before, order, piece);
      note(one);
      if (one.state.kind === 'busy') note({ ...one, state: await take({ ...one, order }, step) });
    } catch {
      note({ ...unseen, state: { kind: 'failed' } });
    }
  };

  return {
    scanned,
    scan: (code: string) => {
      queue.current = queue.current.then(() => follow(code));
    },
    clear: () => {
      present.current = [];
      setScanned([]);
    },
  };
}
