import { defineMessages } from '../locales/define-messages';

/** Default messages of issues by code, and messages of a failed submission. */
export const formsMessages = defineMessages('forms', {
  required: { zh: '请填写{field}', en: 'Enter {field}' },
  notEmpty: { zh: '请填写{field}', en: 'Enter {field}' },
  oneOf: { zh: '请选择{field}', en: 'Choose {field}' },
  entryRefused: { zh: '填写的内容不符合要求', en: 'This entry is not valid' },
  save: { zh: '保存', en: 'Save' },
  steps: { zh: '步骤', en: 'Steps' },
  next: { zh: '下一步', en: 'Next' },
  back: { zh: '上一步', en: 'Back' },
  cancel: { zh: '取消', en: 'Cancel' },
  held: {
    zh: '还有内容在处理（例如上传文件），完成后自动提交。',
    en: 'Something is still under way, such as an upload. The form is sent as soon as it is done.',
  },
  unfinished: {
    zh: '有文件没有传上去，请重新上传或移除后再提交。',
    en: 'A file was not uploaded. Try it again or remove it, then send the form.',
  },
  failed: { zh: '没有成功，请稍后重试', en: 'That did not work. Try again later.' },
});
