import { defineMessages } from '@waybill/ui-shell';

/** The labels of the states, apart from the other messages because the home page needs only these. */
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

/** The labels of the step buttons. */
export const stepMessages = defineMessages('order', {
  accept: { zh: '接单', en: 'Accept' },
  collect: { zh: '揽收', en: 'Collect' },
  depart: { zh: '发运', en: 'Depart' },
  arrive: { zh: '到站', en: 'Arrive' },
  deliver: { zh: '派送', en: 'Send out' },
  sign: { zh: '签收', en: 'Deliver' },
  cancel: { zh: '取消', en: 'Cancel' },
  hold: { zh: '暂缓', en: 'Put on hold' },
  report: { zh: '登记异常', en: 'Report' },
  resume: { zh: '恢复', en: 'Resume' },
  return: { zh: '退回', en: 'Return' },
});

/** The outcomes of steps, as parts of sentences. */
export const doneMessages = defineMessages('orderDone', {
  accept: { zh: '已接单', en: 'accepted' },
  collect: { zh: '已揽收', en: 'collected' },
  depart: { zh: '已发运', en: 'departed' },
  arrive: { zh: '已到站', en: 'arrived' },
  deliver: { zh: '已派送', en: 'sent out' },
  sign: { zh: '已签收', en: 'delivered' },
  cancel: { zh: '已取消', en: 'cancelled' },
  hold: { zh: '已暂缓', en: 'put on hold' },
  report: { zh: '已登记异常', en: 'reported as an exception' },
  resume: { zh: '已恢复', en: 'resumed' },
  return: { zh: '已退回', en: 'returned' },
  assign: { zh: '已分配线路', en: 'assigned' },
});
