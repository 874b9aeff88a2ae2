import { defineMessages } from '../locales/define-messages';

/** Messages where two people changed one record. */
export const conflictMessages = defineMessages('conflict', {
  title: { zh: '他人已修改这条记录', en: 'Somebody else has changed this record' },
  hint: {
    zh: '以下内容与您填写的不同，请逐项选择后保存。',
    en: 'These fields differ from yours. Choose for each what is to be saved.',
  },
  mine: { zh: '您填写的', en: 'Yours' },
  unchanged: { zh: '原来的（您没有改动）', en: 'As it was (you did not change it)' },
  theirs: { zh: '他人保存的', en: 'Saved by the other person' },
  empty: { zh: '（空）', en: '(empty)' },
  yes: { zh: '是', en: 'Yes' },
  no: { zh: '否', en: 'No' },
  entries: { zh: '{count} 项', en: '{count, plural, one {# entry} other {# entries}}' },
  save: { zh: '保存所选', en: 'Save what is chosen' },
  back: { zh: '返回继续编辑', en: 'Back to the form' },
});
