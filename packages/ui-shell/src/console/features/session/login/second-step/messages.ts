import { defineMessages } from '../../../../../locales/define-messages';

export const secondStepMessages = defineMessages('secondStep', {
  title: { zh: '两步验证', en: 'Second step' },
  totpLead: {
    zh: '请输入验证器应用中显示的六位验证码。',
    en: 'Enter the six digits that your authenticator app shows.',
  },
  recoveryLead: {
    zh: '请输入一个恢复码，每个恢复码只能使用一次。',
    en: 'Enter one of your recovery codes. Each of them works once.',
  },
  totp: { zh: '验证码', en: 'Code' },
  recovery: { zh: '恢复码', en: 'Recovery code' },
  totpWrong: { zh: '请输入六位数字', en: 'Enter the six digits' },
  recoveryWrong: { zh: '请输入恢复码', en: 'Enter a recovery code' },
  submit: { zh: '验证并登录', en: 'Verify and sign in' },
  toRecovery: { zh: '使用恢复码', en: 'Use a recovery code' },
  toTotp: { zh: '使用验证器应用', en: 'Use the authenticator app' },
  back: { zh: '返回', en: 'Back' },
});
