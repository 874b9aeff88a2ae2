import type { Order } from '../order/order';

/** What is to be done today, how the last two weeks went, and what came last. */
export interface Today {
  /** `2025-02-06`, a day of the business. */
  date: string;
  toAccept: number;
  toCollect: number;
  overdue: number;
  exceptions: number;
  signed: number;
  /** Oldest first; the last is today. */
  days: { date: string; placed: number; signed: number }[];
  latest: Order[];
}
