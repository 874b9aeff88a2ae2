import { defineMessages } from '../../locales/define-messages';

export const draftMessages = defineMessages('drafts', {
  offered: { zh: '有未保存的内容，填写于 {time}', en: 'Unsaved input from {time}' },
  resume: { zh: '继续填写', en: 'Continue' },
  discard: { zh: '丢弃', en: 'Discard' },
  lost: {
    zh: '{count} 项与表单不符，没有恢复',
    en: '{count, plural, one {# field no longer fits} other {# fields no longer fit}}',
  },
  insecure: {
    zh: '连接不安全，未保存的内容只在此窗口打开期间保留',
    en: 'Not a secure connection: unsaved input is kept only while this window is open',
  },
  refused: {
    zh: '浏览器无法存储，未保存的内容只在此窗口打开期间保留',
    en: 'This browser stores nothing: unsaved input is kept only while this window is open',
  },
});
