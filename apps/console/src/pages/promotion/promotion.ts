import { defineResource } from '@waybill/ui-shell/console';
import type { StatusTone } from '@waybill/ui-shell/table';
import { type Infer, integer, nullable, number, object, oneOf, string } from '@waybill/validators';
import { isoDateTime } from '@waybill/validators/trade';
import { categories } from '../order/order';

export const promotionStatuses = ['pending', 'settled', 'void'] as const;

const promotionOrderFields = {
  id: integer(),
  orderNo: string(),
  userName: string(),
  category: oneOf(categories),
  fromCity: string(),
  toCity: string(),
  /** In yuan. */
  fee: number(),
  /** In yuan. */
  commission: number(),
  status: oneOf(promotionStatuses),
  createdAt: isoDateTime(),
};

const promotionOrderSchema = object(promotionOrderFields);
const promotionOrderDetailSchema = object({
  ...promotionOrderFields,
  /** In percent of the fee. */
  rate: number(),
  userPhone: string(),
  settledAt: nullable(isoDateTime()),
});

/** An order of a promoted user. */
export type PromotionOrder = Infer<typeof promotionOrderSchema>;

/** The orders of promoted users. */
export const promotionOrders = defineResource({
  path: '/promotion',
  schema: promotionOrderSchema,
  detail: promotionOrderDetailSchema,
  calls: { list: 'orderList', record: 'orderDetail' },
  list: {
    filters: { keyword: 'text', status: promotionStatuses, from: 'date', to: 'date' },
    sorts: ['orderNo', 'fee', 'commission', 'createdAt'],
  },
});

/** The colour of a settlement; its word says the same. */
export const promotionTones: Record<PromotionOrder['status'], StatusTone> = {
  pending: 'warning',
  settled: 'success',
  void: 'neutral',
};
