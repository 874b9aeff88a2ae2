import { defineMessages } from '@waybill/ui-shell';

/** Messages of pasting an order. */
export const intakeMessages = defineMessages('intake', {
  parts: { zh: '文字去了哪里', en: 'Where the text went' },
  where: { zh: '去了哪里', en: 'Where it went' },
  partsHint: {
    zh: '每一段下面写着它填到的栏目；点一段可以改给别的栏目。',
    en: 'Below each part stands the field that it went to; choose a part to give it to another one.',
  },
  partOf: { zh: '“{text}”填到', en: '“{text}” goes to' },
  nowhere: { zh: '不用', en: 'Not used' },
  notUsed: { zh: '没用上', en: 'not used' },
  oneSide: { zh: '一方 {field}', en: 'One side: {field}' },
  otherSide: { zh: '另一方 {field}', en: 'Other side: {field}' },
  quantity: { zh: '数量', en: 'Quantity' },
  refused: { zh: '“{text}”不能填到“{field}”', en: '“{text}” cannot be “{field}”' },
  keepRest: { zh: '没用上的写进备注', en: 'Add it to the remark' },
  restTitle: {
    zh: '这段话没有用上，要不要写进备注？',
    en: 'A part of the text is not used yet. Put it into the remark?',
  },
  restKeep: { zh: '写进备注并提交', en: 'Put it into the remark and place' },
  restDrop: { zh: '不要这段，直接提交', en: 'Place without it' },
  restBack: { zh: '返回修改', en: 'Back to the form' },
  askedTitle: { zh: '谁发谁收？文字里没有写明', en: 'Who sends, who receives? The text does not say' },
  askedAs: { zh: '{from} 发给 {to}', en: '{from} sends to {to}' },
  askedOne: { zh: '{party}：{who}', en: '{party}: {who}' },
  several: { zh: '这段文字里有 {count} 单', en: 'The text holds {count} orders' },
  severalHint: { zh: '核对、修改后一起下单', en: 'Check and repair them, then place them together' },
  importAll: { zh: '按 {count} 行导入', en: 'Import {count} rows' },
});
