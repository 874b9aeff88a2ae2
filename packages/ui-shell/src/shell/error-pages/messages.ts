import { defineMessages } from '../../locales/define-messages';

export const errorPageMessages = defineMessages('errorPages', {
  notFoundTitle: { zh: '这个页面不存在', en: 'This page does not exist' },
  notFoundHint: {
    zh: '地址可能输错了，或者页面已经搬走。请检查地址，或返回首页重新进入。',
    en: 'The address may be mistyped, or the page has moved. Check the address, or start again from the home page.',
  },
  forbiddenTitle: { zh: '您没有访问权限', en: 'You may not open this page' },
  forbiddenHint: {
    zh: '当前账号无权查看这个页面。如需开通，请联系管理员。',
    en: 'Your account has no right to see this page. Ask your administrator if you need it.',
  },
  noPagesTitle: { zh: '当前账号没有可用的页面', en: 'There is no page for this account' },
  noPagesHint: {
    zh: '管理员还没有为此账号开通任何页面。开通后请重新登录，也可以换一个账号登录。',
    en: 'Your administrator has not opened any page to this account yet. Sign in again afterwards, or with another account.',
  },
  otherAccount: { zh: '换个账号登录', en: 'Sign in with another account' },
  home: { zh: '返回首页', en: 'Back to home' },
  countdown: { zh: '{seconds} 秒后自动返回首页', en: 'Going home in {seconds} s' },
  stay: { zh: '留在此页', en: 'Stay here' },
  oldBrowserTitle: { zh: '温馨提示', en: 'Friendly reminder' },
  oldBrowserText: {
    zh: '您的浏览器版本过低，无法正常使用本系统。请升级浏览器，或将浏览器切换到极速模式（Chromium 内核）后重新打开。',
    en: 'Your browser is too old for this console. Please update it, or switch it to its speed mode (Chromium engine), and open the page again.',
  },
  oldBrowserClose: { zh: '我知道了', en: 'Got it' },
  staying: { zh: '已取消自动返回', en: 'You are staying on this page' },
});
