import { defineMessages } from '../locales/define-messages';

/** The assembly's own words: identity, session, navigation and server answers. */
export const consoleMessages = defineMessages('console', {
  productTitle: { zh: '运单台', en: 'Waybill' },
  productSubTitle: {
    zh: '电动车、摩托车、三轮车专业托运',
    en: 'Professional consignment of electric bikes, motorcycles and tricycles',
  },
  defaultUsername: { zh: '托运代理', en: 'Consignment agent' },
  virtualUser: { zh: 'admin（未开启登录拦截）', en: 'admin (login interception is off)' },
  earlyMorning: { zh: '早上好', en: 'Good early morning' },
  morning: { zh: '上午好', en: 'Good morning' },
  noon: { zh: '中午好', en: 'Good day' },
  afternoon: { zh: '下午好', en: 'Good afternoon' },
  evening: { zh: '晚上好', en: 'Good evening' },
  welcome: { zh: '{greeting}，{name}', en: '{greeting}, {name}' },
  welcomeBack: { zh: '欢迎登录{title}', en: 'Welcome to {title}' },
  login: { zh: '登录', en: 'Sign in' },
  callback: { zh: '正在完成登录', en: 'Completing sign-in' },
  debugger: { zh: '调试', en: 'Debugger' },
  forbidden: { zh: '无权访问', en: 'Access denied' },
  notFound: { zh: '页面不存在', en: 'Page not found' },
  routesNotArray: { zh: '服务器返回的路由格式有误，应为数组', en: 'The routes that the server returned are not a list' },
  noServer: { zh: '连接不到服务器，请检查网络后重试', en: 'The server cannot be reached. Check the network and try again.' },
  starting: { zh: '正在打开', en: 'Opening' },
  retry: { zh: '重试', en: 'Try again' },
  tokenRefreshed: { zh: '登录状态已续期', en: 'Session renewed' },
  tooManyRedirects: {
    zh: '页面跳转陷入循环：{chain}。请检查路由表中的 redirect 与权限配置。',
    en: 'Navigation runs in a circle: {chain}. Check the redirects and guards of the route table.',
  },
  menuLabel: { zh: '主菜单', en: 'Main menu' },
  loading: { zh: '正在加载…', en: 'Loading...' },
});
