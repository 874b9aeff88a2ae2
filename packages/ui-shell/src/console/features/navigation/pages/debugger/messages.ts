import { defineMessages } from '../../../../../locales/define-messages';

export const debuggerMessages = defineMessages('debugger', {
  heading: { zh: '调试信息', en: 'Debugger' },
  hint: {
    zh: '当前会话、生效配置与路由校验结果。不含登录令牌，可放心发给同事。',
    en: 'Session, configuration in force and route verdicts. Holds no token, so it is safe to pass on.',
  },
  copy: { zh: '复制为 JSON', en: 'Copy as JSON' },
  copied: { zh: '已复制', en: 'Copied' },
  copyFailed: { zh: '复制失败，已选中文本，请手动复制', en: 'Copying failed. The text is selected: copy it by hand.' },
  session: { zh: '会话', en: 'Session' },
  routes: { zh: '路由校验', en: 'Route verdicts' },
  noRoutes: { zh: '登录后显示路由', en: 'Sign in to see the routes' },
  path: { zh: '路径', en: 'Path' },
  reachable: { zh: '可访问', en: 'Reachable' },
  yes: { zh: '是', en: 'yes' },
  no: { zh: '否', en: 'no' },
  why: { zh: '原因', en: 'Why' },
  config: { zh: '生效配置', en: 'Configuration in force' },
  theme: { zh: '主题设置', en: 'Theme settings' },
  storage: { zh: '浏览器存储（仅键名与长度）', en: 'Browser storage (keys and lengths only)' },
  versions: { zh: '版本', en: 'Versions' },
});

export const sourceCodeMessages = defineMessages('sourceCode', {
  open: { zh: '查看源代码', en: 'Source code' },
  title: { zh: '查看源代码', en: 'Source code' },
  hint: { zh: '源代码只对持有密钥的人开放。', en: 'The source code is open to whoever has the secret.' },
  secret: { zh: '密钥', en: 'Secret' },
  submit: { zh: '确定', en: 'Confirm' },
  wrongSecret: { zh: '密钥不正确，请核对后重新输入', en: 'Wrong secret. Check it and enter it again.' },
  go: { zh: '打开源代码', en: 'Open the source code' },
});
