import type { OrderFields } from './order-fields';

/** Whether vehicles were to be collected before `now`, which is a time of the business such as `2025-02-06 09:30`, or its day alone. */
export const isPastCollection = (
  { collection, collectOn, collectUntil }: Pick<OrderFields, 'collection' | 'collectOn' | 'collectUntil'>,
  now: string,
): boolean => collection === 'collected' && /^\d{4}-\d\d-\d\d$/.test(collectOn) && `${collectOn} ${collectUntil}` < now;
