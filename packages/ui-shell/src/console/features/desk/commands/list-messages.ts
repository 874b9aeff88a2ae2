import { defineMessages } from '../../../../locales/define-messages';

/** Titles of the keyboard commands in lists, loaded with them. */
export const listCommandMessages = defineMessages('command', {
  nextRow: { zh: '下一行', en: 'Next row' },
  previousRow: { zh: '上一行', en: 'Previous row' },
  tickRow: { zh: '勾选当前行', en: 'Tick the row' },
  editRow: { zh: '编辑当前行', en: 'Edit the row' },
  openRow: { zh: '打开当前行', en: 'Open the row' },
  rowActions: { zh: '当前行的操作', en: 'Actions of the row' },
});
