import { defineMessages } from '../../../locales/define-messages';

/** Why steps that waited for the line were not done. */
export const stepsMessages = defineMessages('steps', {
  refused: { zh: '服务器没有接受', en: 'The server did not take it.' },
  followed: { zh: '前一步没有执行', en: 'The step before it was not done.' },
  partly: {
    zh: '{count} 条中有 {left} 条没有执行',
    en: '{left} of {count} were not done.',
  },
});
