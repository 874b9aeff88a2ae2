import { defineMessages } from '@waybill/ui-shell';

/** What an order's state is called; the home page needs no more of the order pages' messages. */
export const statusMessages = defineMessages('order', {
  pending: { zh: '待接单', en: 'Pending' },
  accepted: { zh: '已接单', en: 'Accepted' },
  collected: { zh: '已揽收', en: 'Collected' },
  'in-transit': { zh: '运输中', en: 'In transit' },
  arrived: { zh: '已到站', en: 'Arrived' },
  'out-for-delivery': { zh: '派送中', en: 'Out for delivery' },
  signed: { zh: '已签收', en: 'Delivered' },
  cancelled: { zh: '已取消', en: 'Cancelled' },
  'on-hold': { zh: '暂缓', en: 'On hold' },
  exception: { zh: '异常', en: 'Exception' },
  returned: { zh: '已退回', en: 'Returned' },
  isOverdue: { zh: '超时', en: 'Overdue' },
});
