import { defineMessages } from '../../../../locales/define-messages';

/** Messages of a login over the page. */
export const reentryMessages = defineMessages('reentry', {
  title: { zh: '登录已过期', en: 'Your login has expired' },
  hint: {
    zh: '重新登录后从原处继续，未完成的操作会自动发送。换一个账号登录则重新开始。',
    en: 'Sign in again to go on where you were; what was under way is sent then. Another account begins anew.',
  },
  leave: { zh: '退出登录', en: 'Sign out' },
});
