import { defineMessages } from '../../../../locales/define-messages';

/** What the sheet of keys says; loaded with it. */
export const keySheetMessages = defineMessages('keySheet', {
  change: { zh: '更改“{title}”的快捷键', en: 'Change the keys of {title}' },
  press: { zh: '请按下新的按键，Backspace 清除', en: 'Press the new keys, Backspace for none' },
  unset: { zh: '未设置', en: 'None' },
  conflict: { zh: '与“{title}”冲突', en: 'In conflict with {title}' },
  singleKeys: { zh: '启用单键快捷键', en: 'Keys that are pressed alone' },
  usual: { zh: '恢复默认', en: 'Restore defaults' },
});
