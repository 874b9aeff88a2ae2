import { defineMessages } from '../../../../../locales/define-messages';

export const passkeyPanelMessages = defineMessages('passkeyLogin', {
  lead: {
    zh: '用指纹、面容、屏幕锁或安全密钥登录，不需要用户名和密码。',
    en: 'Sign in with your fingerprint, face, screen lock or security key, without a name and a password.',
  },
  submit: { zh: '使用通行密钥登录', en: 'Sign in with a passkey' },
});
