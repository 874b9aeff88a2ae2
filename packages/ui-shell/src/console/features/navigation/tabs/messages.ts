import { defineMessages } from '../../../../locales/define-messages';

/** The console's messages about open tabs. */
export const openTabsMessages = defineMessages('console', {
  rightsLost: {
    zh: '您的权限已变更，已关闭：{names}。填写的内容已保留',
    en: 'Your rights have changed, so these pages were closed: {names}. What you typed is kept',
  },
  unsavedTitle: { zh: '有未保存的内容', en: 'Unsaved work' },
  unsavedHint: { zh: '离开后，以下页面中未保存的内容将丢失：{names}', en: 'Going on loses unsaved work on: {names}' },
  discard: { zh: '放弃并继续', en: 'Discard and go on' },
  keepEditing: { zh: '继续编辑', en: 'Keep editing' },
});
