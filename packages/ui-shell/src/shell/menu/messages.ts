import { defineMessages } from '../../locales/define-messages';

export const menuMessages = defineMessages('menu', {
  main: { zh: '主菜单', en: 'Main menu' },
  sections: { zh: '一级菜单', en: 'Sections' },
  section: { zh: '{title}菜单', en: '{title} menu' },
  more: { zh: '更多', en: 'More' },
  fresh: { zh: '有新内容', en: 'New' },
  newWindow: { zh: '在新窗口打开', en: 'Opens in a new window' },
});
