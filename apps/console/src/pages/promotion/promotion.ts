import type { StatusTone } from '@waybill/ui-shell/table';
import type { Category } from '../order/order';

export const levels = ['standard', 'silver', 'gold'] as const;
export const promotionStatuses = ['pending', 'settled', 'void'] as const;
export const sources = ['wechat', 'douyin', 'link', 'poster'] as const;
export const devices = ['ios', 'android', 'desktop'] as const;

/** Visits and orders of one day (UTC), such as `2025-02-06`. */
export interface TrendDay {
  date: string;
  visits: number;
  orders: number;
}

/** The promotion of one agent in figures. */
export interface PromotionSummary {
  inviteCode: string;
  inviteUrl: string;
  users: number;
  orders: number;
  /** In yuan. */
  commission: number;
  visits: number;
  trend: TrendDay[];
}

/** Somebody who came by an invitation. */
export interface PromotedUser {
  id: number;
  nickname: string;
  phone: string;
  avatar: string;
  level: (typeof levels)[number];
  orders: number;
  /** In yuan. */
  commission: number;
  joinedAt: string;
}

/** An order of a promoted user. */
export interface PromotionOrder {
  id: number;
  orderNo: string;
  userName: string;
  category: Category;
  fromCity: string;
  toCity: string;
  /** In yuan. */
  fee: number;
  /** In yuan. */
  commission: number;
  status: (typeof promotionStatuses)[number];
  createdAt: string;
}

/** All that is known of a promotion order; `rate` is in percent of the fee. */
export interface PromotionOrderDetail extends PromotionOrder {
  rate: number;
  userPhone: string;
  settledAt: string | null;
}

/** A visit of the H5 pages. */
export interface Visitor {
  id: number;
  ip: string;
  city: string;
  page: string;
  device: (typeof devices)[number];
  source: (typeof sources)[number];
  /** In seconds. */
  duration: number;
  registered: boolean;
  visitedAt: string;
}

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
