import { useServerData } from '@waybill/ui-shell/console';
import { useEffect, useEffectEvent, useRef } from 'react';
import { detailCall, type Order } from '../contract/order';
import { useNextStep } from './use-next-step';

export interface TakeStepProps {
  /** The order as the page shows it. */
  order: Pick<Order, 'id' | 'version'>;
  /** Runs after the step is taken, refused or not confirmed. */
  onEnd: () => void;
}

/** Takes the next step of an order of which the page has only some fields. */
export default function TakeStep({ order: { id, version }, onEnd }: TakeStepProps) {
  const { data, state } = useServerData(detailCall, { id: String(id) });
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (state === 'failed') end();
  }, [state]);
  // The server refuses the step if the order has changed since it was shown.
  return data && state !== 'failed' && <Step order={{ ...data, version }} onEnd={onEnd} />;
}

function Step({ order, onEnd }: { order: Order; onEnd: () => void }) {
  const next = useNextStep(order);
  const begun = useRef(false);
  const ready = next === undefined || next.isReady;
  const take = useEffectEvent(async () => {
    if (begun.current) return;
    begun.current = true;
    await next?.take();
    onEnd();
  });
  useEffect(() => {
    if (ready) void take();
  }, [ready]);
  return null;
}
