import { defineMessages } from '../../../../locales/define-messages';

/** Messages that replace a page whose code belongs to an older version. */
export const newVersionMessages = defineMessages('newVersion', {
  found: { zh: '有新版本', en: 'There is a new version' },
  draftsOutliveReload: {
    zh: '打开此页面需要新版本。表单中未保存的内容已存为草稿，重新加载后可以继续填写。',
    en: 'This page needs it. Unsaved input in forms is kept as a draft, and you can go on with it after the reload.',
  },
  saveFirst: {
    zh: '打开此页面需要新版本。请先保存其他标签页中的内容，再重新加载。',
    en: 'This page needs it. Save your work in the other tabs first, then load the new version.',
  },
  load: { zh: '加载新版本', en: 'Load the new version' },
});
