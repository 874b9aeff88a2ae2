import type { ResponseOf } from '@waybill/kit/contract';
import type { todayCall } from '@waybill/orders/contract';

/** What is to be done today, how the last two weeks went, and what came last. */
export type Today = ResponseOf<typeof todayCall>;
