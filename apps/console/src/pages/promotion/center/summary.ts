import { summaryCall } from '@waybill/contract/promotion';
import { readOf } from '../../kit/calls';

/** The invitation of the account, and what came of it. */
export const promotionSummary = readOf(summaryCall);
