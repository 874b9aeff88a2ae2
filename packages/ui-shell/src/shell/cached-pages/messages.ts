import { defineMessages } from '../../locales/define-messages';

/** Messages of the cached pages. */
export const pagesMessages = defineMessages('pages', {
  broken: { zh: '页面出错了', en: 'This page ran into a problem' },
  brokenHint: {
    zh: '其他标签页不受影响，可以重试或稍后再来。',
    en: 'Other tabs are not affected. Try again, or come back later.',
  },
  retry: { zh: '重试', en: 'Try again' },
});
