import { defineResource } from '@waybill/ui-shell/console';
import type { StatusTone } from '@waybill/ui-shell/table';
import { array, boolean, type Infer, integer, nullable, number, object, oneOf, string, url } from '@waybill/validators';
import { isoDate, isoDateTime } from '@waybill/validators/trade';
import { categories } from '../order/order';

export const levels = ['standard', 'silver', 'gold'] as const;
export const promotionStatuses = ['pending', 'settled', 'void'] as const;
export const sources = ['wechat', 'douyin', 'link', 'poster'] as const;
export const devices = ['ios', 'android', 'desktop'] as const;

const trendDay = object({ date: isoDate(), visits: integer(), orders: integer() });

const summary = object({
  inviteCode: string(),
  inviteUrl: url(),
  users: integer(),
  orders: integer(),
  /** In yuan. */
  commission: number(),
  visits: integer(),
  trend: array(trendDay),
});

const userSchema = object({
  id: integer(),
  nickname: string(),
  phone: string(),
  avatar: string(),
  level: oneOf(levels),
  orders: integer(),
  /** In yuan. */
  commission: number(),
  joinedAt: isoDateTime(),
});

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

const visitorSchema = object({
  id: integer(),
  ip: string(),
  city: string(),
  page: string(),
  device: oneOf(devices),
  source: oneOf(sources),
  /** In seconds. */
  duration: number(),
  registered: boolean(),
  visitedAt: isoDateTime(),
});

/** Visits and orders of one day of the business. */
export type TrendDay = Infer<typeof trendDay>;

/** The promotion of one agent in figures. */
export const promotionSummary = { path: '/promotion/getSummary', schema: summary };

/** Somebody who came by an invitation. */
export type PromotedUser = Infer<typeof userSchema>;

/** An order of a promoted user. */
export type PromotionOrder = Infer<typeof promotionOrderSchema>;

/** A visit of the H5 pages. */
export type Visitor = Infer<typeof visitorSchema>;

/** Everybody who came by an invitation. */
export const promotedUsers = defineResource({
  path: '/promotion',
  schema: userSchema,
  calls: { list: 'userList' },
  list: {
    filters: { keyword: 'text', level: levels, from: 'date', to: 'date' },
    sorts: ['orders', 'commission', 'joinedAt'],
  },
});

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

/** Visits of the H5 pages. */
export const visitors = defineResource({
  path: '/promotion',
  schema: visitorSchema,
  calls: { list: 'visitorList' },
  list: {
    filters: { city: 'text', source: sources, device: devices, from: 'date', to: 'date' },
    sorts: ['duration', 'visitedAt'],
  },
});

/** The colour of a settlement; its word says the same. */
export const promotionTones: Record<PromotionOrder['status'], StatusTone> = {
  pending: 'warning',
  settled: 'success',
  void: 'neutral',
};

/** The colour of a level; its word says the same. */
export const levelTones: Record<PromotedUser['level'], StatusTone> = {
  standard: 'neutral',
  silver: 'info',
  gold: 'warning',
};
