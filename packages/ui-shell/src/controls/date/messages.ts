import { defineMessages } from '../../locales/define-messages';

export const dateMessages = defineMessages('date', {
  datePattern: { zh: '年-月-日', en: 'YYYY-MM-DD' },
  timePattern: { zh: '时:分', en: 'HH:MM' },
  calendar: { zh: '打开日历', en: 'Open the calendar' },
  clear: { zh: '清除', en: 'Clear' },
  from: { zh: '开始日期', en: 'Start date' },
  to: { zh: '结束日期', en: 'End date' },
  noDay: { zh: '无法识别为日期，请按“年-月-日”填写', en: 'This cannot be read as a date: write it as YYYY-MM-DD' },
  noTime: { zh: '无法识别为时间，请按“时:分”填写', en: 'This cannot be read as a time: write it as HH:MM' },
  today: { zh: '今天', en: 'Today' },
  lastWeek: { zh: '近 7 天', en: 'Last 7 days' },
  lastMonth: { zh: '近 30 天', en: 'Last 30 days' },
  thisMonth: { zh: '本月', en: 'This month' },
});
