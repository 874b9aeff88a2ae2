import { defineMessages } from '@waybill/ui-shell';

/** The words of the home page. */
export const homeWords = defineMessages('home', {
  lead: { zh: '今天从哪一单开始？', en: 'Which order comes first today?' },
});
