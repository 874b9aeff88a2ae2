import { defineResource } from '@waybill/ui-shell/console';
import type { StatusTone } from '@waybill/ui-shell/table';
import { array, boolean, type Infer, integer, number, object, oneOf, string } from '@waybill/validators';

/** What kinds of vehicles are shipped. */
export const categories = ['ebike', 'motorcycle', 'tricycle'] as const;

/** Where an order stands, in the order of its life. */
export const orderStatuses = ['pending', 'accepted', 'in-transit', 'delivered', 'cancelled'] as const;

export type Category = (typeof categories)[number];

export type OrderStatus = (typeof orderStatuses)[number];

const orderFields = {
  id: integer(),
  orderNo: string(),
  category: oneOf(categories),
  brand: string(),
  model: string(),
  plate: string(),
  vin: string(),
  consignorName: string(),
  consignorPhone: string(),
  consigneeName: string(),
  consigneePhone: string(),
  fromCity: string(),
  toCity: string(),
  /** In km. */
  distance: number(),
  /** In yuan. */
  declaredValue: number(),
  insured: boolean(),
  /** In yuan. */
  fee: number(),
  status: oneOf(orderStatuses),
  remark: string(),
  createdAt: string(),
};

const orderSchema = object(orderFields);
/** An order with its history, oldest first. */
const orderDetailSchema = object({
  ...orderFields,
  timeline: array(object({ status: oneOf(orderStatuses), at: string() })),
});

/** A consignment order as the platform sends it. */
export type Order = Infer<typeof orderSchema>;

/** Consignment orders: what they are found and sorted by, and what can be done with them. */
export const orders = defineResource({
  path: '/order',
  schema: orderSchema,
  detail: orderDetailSchema,
  list: {
    filters: { keyword: 'text', status: orderStatuses, category: categories, fromCity: 'text', toCity: 'text' },
    sorts: ['orderNo', 'fee', 'createdAt'],
  },
  actions: { cancel: 'doCancel' },
});

/** What an order may be made of. */
export interface OrderOptions {
  cities: string[];
  categories: Category[];
  brands: string[];
}

/** What a shipment would cost and how long it would take. */
export interface Quote {
  /** In km. */
  distance: number;
  days: number;
  /** In yuan. */
  fee: number;
}

/** The colour of a status; its word says the same. */
export const statusTones: Record<OrderStatus, StatusTone> = {
  pending: 'warning',
  accepted: 'info',
  'in-transit': 'info',
  delivered: 'success',
  cancelled: 'neutral',
};

/** Whether an order can still be cancelled. */
export const isCancellable = ({ status }: Pick<Order, 'status'>): boolean =>
  status === 'pending' || status === 'accepted';
