import { defineMessages } from '../../../../locales/define-messages';

/** Messages of the palette and titles of the console's commands. */
export const commandMessages = defineMessages('command', {
  placeholder: {
    zh: '去哪里，做什么，或单号、手机、车牌、姓名',
    en: 'A page, an action, or a number, phone, plate, name',
  },
  page: { zh: '本页', en: 'This page' },
  recent: { zh: '最近使用', en: 'Used before' },
  go: { zh: '前往', en: 'Go to' },
  act: { zh: '操作', en: 'Do' },
  records: { zh: '记录', en: 'Records' },
  suggestions: { zh: '搜索建议', en: 'Suggestions' },
  web: { zh: '站外搜索', en: 'On the web' },
  found: { zh: '{count} 项', en: '{count, plural, one {# line} other {# lines}}' },
  none: { zh: '没有找到', en: 'Nothing found' },
  failed: { zh: '暂时查不到记录，请稍后再试。', en: 'Records cannot be looked up now. Try again later.' },
  lock: { zh: '锁定屏幕', en: 'Lock the screen' },
  keys: { zh: '键盘快捷键', en: 'Keyboard shortcuts' },
  closeTab: { zh: '关闭标签页', en: 'Close tab' },
  previousTab: { zh: '上一个标签页', en: 'Previous tab' },
  nextTab: { zh: '下一个标签页', en: 'Next tab' },
  layout: { zh: '切换布局', en: 'Change layout' },
  theme: { zh: '切换主题', en: 'Change theme' },
  scheme: { zh: '切换明暗', en: 'Light or dark' },
  language: { zh: '切换语言', en: 'Change language' },
});
