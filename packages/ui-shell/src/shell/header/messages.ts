import { defineMessages } from '../../locales/define-messages';

export const headerMessages = defineMessages('header', {
  fold: { zh: '收起侧边栏', en: 'Fold side bar' },
  unfold: { zh: '展开侧边栏', en: 'Unfold side bar' },
  home: { zh: '{title}，返回首页', en: '{title}, home' },
});
