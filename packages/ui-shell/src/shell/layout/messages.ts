import { defineMessages } from '../../locales/define-messages';

export const layoutMessages = defineMessages('layout', {
  skip: { zh: '跳到正文', en: 'Skip to content' },
  backTop: { zh: '回到顶部', en: 'Back to top' },
  closeSide: { zh: '关闭菜单', en: 'Close menu' },
  side: { zh: '侧边栏', en: 'Side bar' },
});
