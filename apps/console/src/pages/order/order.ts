import type { StatusTone } from '@waybill/ui-shell/table';

/** What kinds of vehicles are shipped. */
export const categories = ['ebike', 'motorcycle', 'tricycle'] as const;

/** Where an order stands, in the order of its life. */
export const orderStatuses = ['pending', 'accepted', 'in-transit', 'delivered', 'cancelled'] as const;

export type Category = (typeof categories)[number];

export type OrderStatus = (typeof orderStatuses)[number];

/** A consignment order as the platform answers it. */
export interface Order {
  id: number;
  orderNo: string;
  category: Category;
  brand: string;
  model: string;
  plate: string;
  vin: string;
  consignorName: string;
  consignorPhone: string;
  consigneeName: string;
  consigneePhone: string;
  fromCity: string;
  toCity: string;
  /** In km. */
  distance: number;
  /** In yuan. */
  declaredValue: number;
  insured: boolean;
  /** In yuan. */
  fee: number;
  status: OrderStatus;
  remark: string;
  createdAt: string;
}

/** An order with its history, oldest first. */
export interface OrderDetail extends Order {
  timeline: { status: OrderStatus; at: string }[];
}

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
