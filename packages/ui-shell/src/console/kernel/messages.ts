import { defineMessages } from '../../locales/define-messages';

/** The console's messages: identity, session, navigation and responses of the server. */
export const consoleMessages = defineMessages('console', {
  productTitle: { zh: '管理后台', en: 'Back office' },
  defaultUsername: { zh: '用户', en: 'User' },
  welcome: { zh: '{greeting}，{name}', en: '{greeting}, {name}' },
  welcomeBack: { zh: '欢迎登录{title}', en: 'Welcome to {title}' },
  login: { zh: '登录', en: 'Sign in' },
  callback: { zh: '正在完成登录', en: 'Completing sign-in' },
  debugger: { zh: '调试', en: 'Debugger' },
  forbidden: { zh: '无权访问', en: 'Access denied' },
  notFound: { zh: '页面不存在', en: 'Page not found' },
  starting: { zh: '正在打开', en: 'Opening' },
  retry: { zh: '重试', en: 'Try again' },
  tooManyRedirects: {
    zh: '页面跳转陷入循环：{chain}。请检查路由表中的 redirect 与权限配置。',
    en: 'Navigation runs in a circle: {chain}. Check the redirects and guards of the route table.',
  },
  requestId: { zh: '请求编号：{id}', en: 'Request id: {id}' },
  signedOutElsewhere: {
    zh: '登录已在另一个窗口结束，请重新登录。填写的内容已保留',
    en: 'The login ended in another window: sign in again. What you typed is kept',
  },
  signedInElsewhere: {
    zh: '另一个窗口登录了账号，此窗口已切换。之前填写的内容已为原账号保留',
    en: 'Another window signed in, and this one follows it. What was typed before is kept for its account',
  },
  lineLost: {
    zh: '无法连接服务器。登录仍然有效，网络恢复后自动继续',
    en: 'No connection to the server. You stay signed in; work goes on when it is back',
  },
  htmlPageError: {
    zh: '收到的是网页而不是数据。如果来自登录代理，请刷新页面并在那里重新登录，草稿已保留',
    en: 'A web page came instead of data. If a login proxy sent it, reload this page to sign in there; drafts are kept',
  },
  fileNotTaken: {
    zh: '文件未上传：请拖到虚线框内；没有虚线框的页面不接收文件',
    en: 'The file was not taken: files go into a dashed box, on pages that have one',
  },
  rightsLost: {
    zh: '您的权限已变更，已关闭：{names}。填写的内容已保留',
    en: 'Your rights have changed, so these pages were closed: {names}. What you typed is kept',
  },
  unsavedTitle: { zh: '有未保存的内容', en: 'Unsaved work' },
  unsavedHint: { zh: '离开后，以下页面中未保存的内容将丢失：{names}', en: 'Going on loses unsaved work on: {names}' },
  discard: { zh: '放弃并继续', en: 'Discard and go on' },
  keepEditing: { zh: '继续编辑', en: 'Keep editing' },
});
