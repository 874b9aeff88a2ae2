import { defineMessages } from '../../../../locales/define-messages';

/** Messages of the key sheet, loaded with it. */
export const keySheetMessages = defineMessages('keySheet', {
  page: { zh: '本页', en: 'On this page' },
  lists: { zh: '列表中', en: 'In lists' },
  noList: { zh: '列表中（本页没有列表）', en: 'In lists (there is none on this page)' },
  go: { zh: '前往页面', en: 'Go to a page' },
  tabs: { zh: '标签页', en: 'Tabs' },
  act: { zh: '随处可用', en: 'Everywhere' },
  look: { zh: '外观和语言', en: 'Look and language' },
  change: { zh: '更改“{title}”的快捷键', en: 'Change the keys of {title}' },
  press: { zh: '请按下新的按键，Backspace 清除', en: 'Press the new keys, Backspace for none' },
  unset: { zh: '未设置', en: 'None' },
  conflict: { zh: '与“{title}”冲突', en: 'In conflict with {title}' },
  singleKeys: { zh: '启用单键快捷键', en: 'Keys that are pressed alone' },
  usual: { zh: '恢复默认', en: 'Restore defaults' },
});
