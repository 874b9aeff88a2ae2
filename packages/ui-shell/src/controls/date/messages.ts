import { defineMessages } from '../../locales/define-messages';

export const dateMessages = defineMessages('date', {
  year: { zh: '年', en: 'YYYY' },
  month: { zh: '月', en: 'MM' },
  day: { zh: '日', en: 'DD' },
  date: { zh: '日期', en: 'Date' },
  time: { zh: '时间', en: 'Time' },
  calendar: { zh: '打开日历', en: 'Open the calendar' },
  clear: { zh: '清除', en: 'Clear' },
  from: { zh: '开始日期', en: 'Start date' },
  to: { zh: '结束日期', en: 'End date' },
  noDay: { zh: '无法识别为日期，请按“{form}”填写', en: 'This cannot be read as a date: write it as {form}' },
  noTime: {
    zh: '无法识别为时间，请写成“{example}”这样',
    en: 'This cannot be read as a time: write it like {example}',
  },
  today: { zh: '今天', en: 'Today' },
  lastWeek: { zh: '近 7 天', en: 'Last 7 days' },
  lastMonth: { zh: '近 30 天', en: 'Last 30 days' },
  thisMonth: { zh: '本月', en: 'This month' },
  isToday: { zh: '今天，{day}', en: 'Today, {day}' },
  isChosen: { zh: '{day}，已选择', en: '{day}, selected' },
  previousMonth: { zh: '前往上个月', en: 'Go to the previous month' },
  nextMonth: { zh: '前往下个月', en: 'Go to the next month' },
  chooseMonth: { zh: '选择月份', en: 'Choose the month' },
  chooseYear: { zh: '选择年份', en: 'Choose the year' },
  months: { zh: '翻页', en: 'Months' },
});
