import { defineMessages } from '../locales/define-messages';

/** Words of the cached pages. */
export const pagesMessages = defineMessages('pages', {
  broken: { zh: '页面出错了', en: 'This page ran into a problem' },
  brokenHint: {
    zh: '其他标签页不受影响，可以重试或稍后再来。',
    en: 'Other tabs are not affected. Try again, or come back later.',
  },
  retry: { zh: '重试', en: 'Try again' },
  unsavedTitle: { zh: '有未保存的内容', en: 'Unsaved work' },
  unsavedHint: {
    zh: '继续操作将丢失以下页面中未保存的内容：',
    en: 'If you go on, unsaved work on these pages is lost:',
  },
  stay: { zh: '返回保存', en: 'Keep editing' },
  discard: { zh: '放弃更改', en: 'Discard' },
});
