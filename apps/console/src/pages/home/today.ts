import type { ResponseOf } from '@waybill/contract/call';
import { todayCall } from '@waybill/contract/orders';
import { readOf } from '../kit/calls';

/** What is to be done today, how the last two weeks went, and what came last. */
export type Today = ResponseOf<typeof todayCall>;

/** The call that home makes. */
export const today = readOf(todayCall);
