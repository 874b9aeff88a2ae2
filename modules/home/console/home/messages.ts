import { defineMessages } from '@waybill/ui-shell';

/** Messages of the home page. */
export const homeMessages = defineMessages('home', {
  today: { zh: '今天', en: 'Today' },
  toAccept: { zh: '待接单', en: 'Pending' },
  toCollect: { zh: '待揽收', en: 'To collect' },
  overdue: { zh: '已超时', en: 'Overdue' },
  exceptions: { zh: '异常', en: 'Exceptions' },
  signed: { zh: '今日签收', en: 'Delivered today' },
  trend: { zh: '近两周', en: 'The last two weeks' },
  placedDaily: { zh: '下单', en: 'Placed' },
  signedDaily: { zh: '签收', en: 'Delivered' },
  chartLabel: { zh: '每日下单和签收，左右键逐日查看', en: 'Orders placed and delivered by day; arrow keys read a day' },
  todayText: {
    zh: '{day}（今天，未结束）：下单 {placed}，签收 {signed}',
    en: '{day} (today, so far): {placed} placed, {signed} delivered',
  },
  dayText: { zh: '{day}：下单 {placed}，签收 {signed}', en: '{day}: {placed} placed, {signed} delivered' },
  waiting: { zh: '等待处理', en: 'Waiting for you' },
  due: { zh: '应于 {day} 到达', en: 'Due {day}' },
  none: { zh: '没有等待处理的运单', en: 'No order waits' },
  failed: { zh: '今天的数据没有加载出来', en: 'The figures of today could not be loaded' },
});
