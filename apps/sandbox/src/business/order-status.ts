export const orderStatuses = ['pending', 'accepted', 'in-transit', 'delivered', 'cancelled'] as const;

/** How far a transport has come. */
export type OrderStatus = (typeof orderStatuses)[number];

/** Words for a status inside a sentence. */
export const orderStatusMessages: Record<OrderStatus, { zh: string; en: string }> = {
  pending: { zh: '待接单', en: 'pending' },
  accepted: { zh: '接单', en: 'accepted' },
  'in-transit': { zh: '发运', en: 'in transit' },
  delivered: { zh: '送达', en: 'delivered' },
  cancelled: { zh: '取消', en: 'cancelled' },
};
