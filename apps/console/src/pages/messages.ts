import { defineMessages } from '@waybill/ui-shell';

/** Messages of the home page. */
export const homeMessages = defineMessages('home', {
  lead: { zh: '今天从哪一单开始？', en: 'Which order comes first today?' },
});
