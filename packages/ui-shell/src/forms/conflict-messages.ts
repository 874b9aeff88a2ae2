import { defineMessages } from '../locales/define-messages';

/** Messages for a record that two users changed. */
export const conflictMessages = defineMessages('conflict', {
  title: { zh: '他人已修改这条记录', en: 'Somebody else has changed this record' },
  hint: {
    zh: '以下内容与您填写的不同，请逐项选择后保存。',
    en: 'These fields differ from yours. Choose for each what is to be saved.',
  },
  draftTitle: { zh: '草稿之后，这条记录有了改动', en: 'This record has changed since your draft' },
  draftHint: {
    zh: '以下内容与草稿不同，请逐项选择；选择之后仍可继续修改。',
    en: 'These fields differ from your draft. Choose for each; nothing is saved yet.',
  },
  goOn: { zh: '按所选继续', en: 'Go on with what is chosen' },
  keep: { zh: '全部用草稿的', en: 'Keep the whole draft' },
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
