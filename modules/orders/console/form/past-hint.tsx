import { toBusinessNow } from '@waybill/kit/console';
import { useText } from '@waybill/ui-shell';
import type { ReactNode } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { orderMessages } from '../shared/messages';
import { Doubt } from './doubt-hint';
import { isPastCollection } from './is-past-collection';
import type { OrderFields } from './order-fields';

export interface PastHintProps {
  control: Control<OrderFields>;
  /** The day of the order that is changed. */
  known: string | undefined;
  /** What is said below the field otherwise. */
  children: ReactNode;
}

/** Below the day of collection: that it is over, which is no error, as orders are entered afterwards as well. */
export function PastHint({ control, known, children }: PastHintProps) {
  const t = useText();
  const [collection, collectOn, collectUntil] = useWatch({
    control,
    name: ['collection', 'collectOn', 'collectUntil'],
  });
  return collectOn !== known && isPastCollection({ collection, collectOn, collectUntil }, toBusinessNow()) ? (
    <Doubt role="status">{t(orderMessages.collectPast)}</Doubt>
  ) : (
    children
  );
}
