import { defineMessages } from '../locales/define-messages';

/** Messages about drafts: what is offered, what could not be kept. */
export const draftMessages = defineMessages('drafts', {
  offered: { zh: '有未保存的内容，填写于 {time}', en: 'Unsaved input from {time}' },
  resume: { zh: '继续填写', en: 'Continue' },
  discard: { zh: '丢弃', en: 'Discard' },
  lost: {
    zh: '有 {count} 项与现在的表单不符，没有恢复',
    en: '{count, plural, one {# field does} other {# fields do}} not fit the form any more',
  },
  insecure: {
    zh: '当前连接不安全，未保存的内容只在此窗口打开期间保留',
    en: 'This connection is not secure: unsaved input is kept only while this window is open',
  },
  refused: {
    zh: '浏览器无法存储，未保存的内容只在此窗口打开期间保留',
    en: 'This browser stores nothing: unsaved input is kept only while this window is open',
  },
});
