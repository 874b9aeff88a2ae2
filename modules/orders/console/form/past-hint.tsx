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
  /** The collection date of the order before the change. */
  savedDay: string | undefined;
  /** The hint of the field, shown if there is no warning. */
  children: ReactNode;
}

/** Warns that the date of collection is in the past; this is no error, since orders are also entered afterwards. */
export function PastHint({ control, savedDay, children }: PastHintProps) {
  const t = useText();
  const [collection, collectOn, collectUntil] = useWatch({
    control,
    name: ['collection', 'collectOn', 'collectUntil'],
  });
  return collectOn !== savedDay && isPastCollection({ collection, collectOn, collectUntil }, toBusinessNow()) ? (
    <Doubt role="status">{t(orderMessages.collectPast)}</Doubt>
  ) : (
    children
  );
}
