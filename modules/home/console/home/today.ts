import type { ResponseOf } from '@waybill/kit/contract';
import type { todayCall } from '@waybill/orders/contract';

/** Today's tasks, the last two weeks and the latest orders. */
export type Today = ResponseOf<typeof todayCall>;
