import { defineMessages } from '../../../../locales/define-messages';

/** Synonyms of the console's commands, separated by spaces. */
export const keywordMessages = defineMessages('keywords', {
  help: { zh: '帮助 快捷键 热键 按键', en: 'help shortcuts hotkeys keys' },
  signOut: { zh: '退出 注销 登出 离开', en: 'sign out log out logout sign off exit leave' },
  lock: { zh: '锁屏 锁定 暂离', en: 'lock screen away' },
  undo: { zh: '撤回 取消 还原', en: 'revert take back' },
  layout: { zh: '版式 菜单位置 侧栏', en: 'sidebar menu position arrangement' },
  theme: { zh: '设置 偏好 外观 皮肤 配色', en: 'settings preferences appearance colours skin' },
  scheme: { zh: '深色模式 暗黑 夜间 浅色', en: 'dark mode light mode night appearance' },
  language: { zh: '语言 翻译 中文 英文', en: 'language translation locale' },
});
