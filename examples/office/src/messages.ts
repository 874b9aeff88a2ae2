import { defineMessages } from '@waybill/ui-shell';

/** Every word of this back office. */
export const titles = defineMessages('my-office', {
  product: { zh: 'My office', en: 'My office' },
  subTitle: { zh: '后台', en: 'Back office' },
  notes: { zh: '便条', en: 'Notes' },
  note: { zh: '便条', en: 'Note' },
  text: { zh: '内容', en: 'Text' },
  done: { zh: '已办', en: 'Done' },
  open: { zh: '待办', en: 'Open' },
  state: { zh: '状态', en: 'Status' },
});
