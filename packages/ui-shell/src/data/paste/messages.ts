import { defineMessages } from '../../locales/define-messages';

export const pasteMessages = defineMessages('paste', {
  pasted: {
    zh: '已粘贴 {cells} 格（{rows} 行）：{columns}',
    en: '{cells, plural, one {# cell} other {# cells}} pasted into {rows, plural, one {# row} other {# rows}}: {columns}',
  },
  nothing: { zh: '没有粘贴任何内容', en: 'Nothing was pasted' },
  same: { zh: '这些单元格里已经是这些内容', en: 'The cells hold the same already' },
  unknown: {
    zh: '{count} 个值不是“{column}”的选项：{texts}',
    en: '{count, plural, one {# value is no choice} other {# values are no choices}} of {column}: {texts}',
  },
  fixed: {
    zh: '{count} 格不能编辑：{names}',
    en: '{count, plural, one {# cell cannot} other {# cells cannot}} be edited: {names}',
  },
  beyondColumns: {
    zh: '右边多出 {count} 列，没有粘贴：{texts}',
    en: '{count, plural, one {# column stands beyond the last one and was} other {# columns stand beyond the last one and were}} left out: {texts}',
  },
  beyondRows: {
    zh: '下面多出 {count} 行，没有粘贴：{texts}',
    en: '{count, plural, one {# row stands beyond the last one and was} other {# rows stand beyond the last one and were}} left out: {texts}',
  },
  cellOf: { zh: '{row}的“{column}”', en: '{column} of {row}' },
  undo: { zh: '撤销粘贴', en: 'Undo' },
  undone: { zh: '已撤销粘贴', en: 'The paste was taken back' },
  redone: { zh: '已重新粘贴', en: 'The cells are pasted again' },
  changedSince: {
    zh: '{count} 格之后又改过，保持不变',
    en: '{count, plural, one {# cell was changed since and stays} other {# cells were changed since and stay}} as it is',
  },
  failed: { zh: '粘贴没有成功，请再试一次', en: 'The cells could not be pasted. Try again.' },
});
