import { defineMessages } from '@waybill/ui-shell';

/** Messages of what is printed of orders. */
export const printMessages = defineMessages('print', {
  print: { zh: '打印', en: 'Print' },
  title: { zh: '打印 {count} 单', en: 'Print {count, plural, one {# order} other {# orders}}' },
  titleOf: { zh: '打印 {orderNo}', en: 'Print {orderNo}' },
  paper: { zh: '纸张', en: 'Paper' },
  label: { zh: '标签', en: 'Labels' },
  note: { zh: '托运单', en: 'Consignment notes' },
  labelPaper: { zh: '100 × 150 毫米，每辆车一张', en: '100 × 150 mm, one for each vehicle' },
  notePaper: { zh: 'A4，每单一份', en: 'A4, one for each order' },
  sheets: { zh: '共 {count} 张', en: '{count, plural, one {# sheet} other {# sheets}}' },
  copies: { zh: '共 {count} 份', en: '{count, plural, one {# note} other {# notes}}' },
  missing: {
    zh: '有 {count} 单没有找到，不在下面',
    en: '{count, plural, one {# order was not found and is} other {# orders were not found and are}} not below',
  },
  masked: {
    zh: '您不能查看电话，纸上的号码也是隐藏的',
    en: 'You may not read the phones; on paper they are masked as well',
  },
  nothing: { zh: '没有可打印的运单', en: 'There is nothing to print' },
  failed: { zh: '运单没有加载出来', en: 'The orders could not be loaded' },
  tooMany: { zh: '一次最多打印 {most} 单，已选 {count} 单', en: 'At most {most} orders at once; {count} are selected' },
  noteTitle: { zh: '车辆托运单', en: 'Consignment note' },
  piece: { zh: '第 {number} 辆，共 {count} 辆', en: 'Vehicle {number} of {count}' },
  to: { zh: '收', en: 'To' },
  from: { zh: '寄', en: 'From' },
  orderCode: { zh: '运单号 {number} 的{kind}', en: '{kind} of order {number}' },
  collect: { zh: '到付', en: 'Collect freight' },
  // What the driver is handed at the door, in one sum.
  collectOnce: { zh: '整单只收一次', en: 'Once for all vehicles' },
  collectAll: { zh: '共收 {amount}', en: 'Collect {amount} in all' },
  code128: { zh: '条形码', en: 'Barcode' },
  qr: { zh: '二维码', en: 'QR code' },
  number: { zh: '序号', en: 'No.' },
  vehicle: { zh: '车辆', en: 'Vehicle' },
  along: { zh: '随车', en: 'Along' },
  signatureConsignor: { zh: '发货人签字', en: 'Signature of the consignor' },
  signatureCarrier: { zh: '承运人签字', en: 'Signature of the carrier' },
  signatureConsignee: { zh: '收货人签字', en: 'Signature of the consignee' },
  day: { zh: '日期', en: 'Date' },
});
