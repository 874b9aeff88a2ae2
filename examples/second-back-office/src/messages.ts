import { defineMessages } from '@waybill/ui-shell';

/** Every word of this back office, in the languages it has. */
export const titles = defineMessages('harbour', {
  product: { zh: '港口台', en: 'Harbour' },
  subTitle: { zh: '泊位与船舶', en: 'Berths and ships' },
  someone: { zh: '调度员', en: 'Dispatcher' },
  berth: { zh: '泊位', en: 'Berth' },
  name: { zh: '名称', en: 'Name' },
  state: { zh: '状态', en: 'Status' },
  free: { zh: '空闲', en: 'Free' },
  taken: { zh: '占用', en: 'Taken' },
  articles: { zh: '货品', en: 'Articles' },
  code: { zh: '编号', en: 'Code' },
  unit: { zh: '单位', en: 'Unit' },
  box: { zh: '箱', en: 'Box' },
  pallet: { zh: '托盘', en: 'Pallet' },
  weight: { zh: '重量（千克）', en: 'Weight' },
  feesLead: { zh: '只有财务人员能看到这一页。', en: 'Only the treasurer sees this page.' },
});
