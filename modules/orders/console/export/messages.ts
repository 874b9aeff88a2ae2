import { defineMessages } from '@waybill/ui-shell';

export const exportMessages = defineMessages('orderExport', {
  driver: { zh: '司机清单', en: 'Driver’s list' },
  bill: { zh: '对账单', en: 'Bill' },
  everything: { zh: '全部内容', en: 'Everything' },
  importable: { zh: '可再导入', en: 'To import again' },
  freight: { zh: '到付运费', en: 'Freight to collect' },
  toCollect: { zh: '应收合计', en: 'To collect in all' },
  kilometres: { zh: '里程（公里）', en: 'Distance (km)' },
  handReason: { zh: '改价说明', en: 'Why the price was set' },
});
