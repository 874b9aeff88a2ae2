import { defineMessages } from '../../../../locales/define-messages';

export const serverDataMessages = defineMessages('serverData', {
  savedUnreadable: {
    zh: '已提交，但服务器的回应无法读取。请先在列表里确认，不要重复提交。',
    en: "It was sent, but the server's response could not be read. Check the list before you send it again.",
  },
  notSent: { zh: '没有提交成功，请重试', en: 'It could not be sent. Try again.' },
});
