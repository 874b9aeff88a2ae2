import { defineMessages } from '../../locales/define-messages';

export const errorLogMessages = defineMessages('errorLog', {
  open: { zh: '错误日志', en: 'Error log' },
  title: { zh: '错误日志', en: 'Error log' },
  summary: {
    zh: '共 {kinds} 种错误，发生 {times} 次',
    en: '{kinds, plural, one {# kind of error} other {# kinds of errors}}, {times, plural, one {seen once} other {seen # times}}',
  },
  clear: { zh: '清空日志', en: 'Clear log' },
  empty: { zh: '暂无错误，一切正常。', en: 'No errors. All is well.' },
  page: { zh: '页面', en: 'Page' },
  stack: { zh: '堆栈', en: 'Stack' },
  noStack: { zh: '没有堆栈信息', en: 'No stack was given' },
  times: { zh: '{count} 次', en: '{count} times' },
  searchWith: { zh: '用{engine}搜索（在新窗口打开）', en: 'Search with {engine} (opens a new window)' },
  search: { zh: '搜索', en: 'Search' },
});
