import { defineMessages } from '../../locales/define-messages';

/** What is said when a page's code does not arrive. */
export const pageLoadMessages = defineMessages('pageLoad', {
  failed: {
    zh: '页面加载失败（Loading chunk failed），请检查网络后重试',
    en: 'Loading chunk failed. Check the network and try again.',
  },
});
