import { defineMessages } from '../../locales/define-messages';

export const toolMessages = defineMessages('tools', {
  userMenu: { zh: '用户菜单：{username}', en: 'User menu: {username}' },
  logout: { zh: '退出登录', en: 'Sign out' },
  language: { zh: '切换语言', en: 'Switch language' },
  more: { zh: '更多操作', en: 'More actions' },
  refresh: { zh: '刷新页面', en: 'Refresh page' },
  theme: { zh: '主题设置', en: 'Theme settings' },
  enterFullScreen: { zh: '进入全屏', en: 'Enter full screen' },
  exitFullScreen: { zh: '退出全屏', en: 'Exit full screen' },
  fullScreenFailed: { zh: '进入全屏失败', en: 'Failed to enter full screen' },
});

/** Native names of the shipped languages. */
export const languageTitles = { zh: '中文', en: 'English' } as const;
