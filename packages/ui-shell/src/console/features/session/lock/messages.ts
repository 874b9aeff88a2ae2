import { defineMessages } from '../../../../locales/define-messages';

/** Messages of the idle lock. */
export const lockMessages = defineMessages('lock', {
  title: { zh: '已锁定', en: 'Locked' },
  hint: {
    zh: '输入密码后从原处继续，没有内容丢失。',
    en: 'Enter your password to go on where you were; nothing is lost.',
  },
  unlock: { zh: '解锁', en: 'Unlock' },
  leave: { zh: '退出登录', en: 'Sign out' },
});
