import type { OrderFields } from './order-fields';

/** Whether a collection time is before `now`. A time is in the business time zone: `2025-02-06 09:30`, or only its date. */
export const isPastCollection = (
  { collection, collectOn, collectUntil }: Pick<OrderFields, 'collection' | 'collectOn' | 'collectUntil'>,
  now: string,
): boolean => collection === 'collected' && /^\d{4}-\d\d-\d\d$/.test(collectOn) && `${collectOn} ${collectUntil}` < now;
