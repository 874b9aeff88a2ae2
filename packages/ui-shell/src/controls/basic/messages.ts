import { defineMessages } from '../../locales/define-messages';

export const formMessages = defineMessages('form', {
  showPassword: { zh: '显示密码', en: 'Show password' },
  more: { zh: '增加', en: 'Increase' },
  less: { zh: '减少', en: 'Decrease' },
  noNumber: {
    zh: '无法识别为数字，请写成“{example}”这样',
    en: 'This cannot be read as a number: write it like {example}',
  },
  hidePassword: { zh: '隐藏密码', en: 'Hide password' },
});
