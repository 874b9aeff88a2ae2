import { defineMessages } from '../locales/define-messages';

/** Messages for issues that every form knows, by their codes, and for a form that could not be sent. */
export const formsMessages = defineMessages('forms', {
  required: { zh: '请填写{field}', en: 'Enter {field}' },
  notEmpty: { zh: '请填写{field}', en: 'Enter {field}' },
  oneOf: { zh: '请选择{field}', en: 'Choose {field}' },
  save: { zh: '保存', en: 'Save' },
  cancel: { zh: '取消', en: 'Cancel' },
  failed: { zh: '没有成功，请稍后重试', en: 'That did not work. Try again later.' },
});
