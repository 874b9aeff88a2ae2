import { defineMessages } from '../../../../locales/define-messages';

/** The reasons for a missing passkey, and the remedies. */
export const passkeyMessages = defineMessages('passkey', {
  insecure: {
    zh: '通行密钥只能在 https 地址下使用，请改用 https 打开本页，或用其他方式登录',
    en: 'Passkeys need an https address. Open this page by https, or choose another way to sign in.',
  },
  address: {
    zh: '通行密钥需要域名，用 IP 地址打开的页面无法使用',
    en: 'Passkeys need a host name: they do not work on a page that was opened by an IP address.',
  },
  unsupported: {
    zh: '此浏览器不支持通行密钥，请更新浏览器，或用其他方式登录',
    en: 'This browser has no passkeys. Update it, or choose another way to sign in.',
  },
  cancelled: {
    zh: '没有完成验证：已取消，或等待超时',
    en: 'Nothing was confirmed: it was cancelled, or took too long.',
  },
  known: { zh: '这台设备上已有此账号的通行密钥', en: 'This device already holds a passkey of this account.' },
  failed: { zh: '浏览器无法使用通行密钥，请重试', en: 'The browser could not use the passkey. Please try again.' },
});
