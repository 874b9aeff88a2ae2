import { useText } from '@waybill/ui-shell';
import { useCall, useSteps } from '@waybill/ui-shell/console';
import { useRef, useState } from 'react';
import { listCall, type Order } from '../../contract/order';
import { readCode } from '../../contract/piece-number';
import type { OrderStep } from '../../contract/words';
import { orderSteps } from '../order-steps';
import { stepTexts } from '../shared/step-texts';
import { type ScannedOrder, type ScanState, scanPiece, withScanned } from './scanned-orders';

export interface ScansOptions {
  /** The step that follows once each vehicle is scanned. If undefined, the order is opened. */
  step: OrderStep | undefined;
  onOpen: (order: Order, piece: ScannedOrder['piece']) => void;
}

/** Processes scanned codes one after the other, however fast they come. */
export function useScans({ step, onOpen }: ScansOptions) {
  const find = useCall(listCall);
  const t = useText();
  const { one: take, isReady } = useSteps(orderSteps);
  const [scanned, setScanned] = useState<readonly ScannedOrder[]>([]);
  const present = useRef(scanned);
  const queue = useRef(Promise.resolve());

  const note = (one: ScannedOrder) => {
    present.current = withScanned(present.current, one);
    setScanned(present.current);
  };

  /** The step appears at once wherever the order is shown; an offline step stays pending here. */
  const move = async (one: ScannedOrder & { order: Order }, step: OrderStep) => {
    const { order, orderNo } = one;
    const { text } = stepTexts(t, step, order);
    const taken = await take('step', order, { step }, { text, confirmed: true, silent: true });
    const state: ScanState = taken.done
      ? { kind: 'moved', status: taken.value.status }
      : { kind: 'refused', reason: taken.refusal?.message ?? '' };
    const last = present.current.find((each) => each.orderNo === orderNo);
    if (last) note({ ...last, state });
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
      // A repeated code during the step does not start it again.
      if (one.state.kind === 'busy' && before?.state.kind !== 'busy') void move({ ...one, order }, step);
    } catch {
      note({ ...unseen, state: { kind: 'failed' } });
    }
  };

  return {
    scanned,
    isReady,
    scan: (code: string) => {
      queue.current = queue.current.then(() => follow(code));
    },
    clear: () => {
      present.current = [];
      setScanned([]);
    },
  };
}
