/** What becomes stale when a commission or a request for it moves. */
export const moneyReads = [
  '/promotion/commissions',
  '/promotion/orderList',
  '/promotion/orderDetail',
  '/promotion/withdrawals',
  '/promotion/userList',
  '/actionLog/getList',
] as const;
