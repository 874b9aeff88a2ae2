import { defineMessages } from '../../../../locales/define-messages';

/** Messages of the theme drawer, loaded with it. */
export const themeDrawerMessages = defineMessages('themeDrawer', {
  saved: { zh: '主题设置已保存', en: 'Theme settings saved' },
  restored: { zh: '已恢复默认设置', en: 'Defaults restored' },
});
