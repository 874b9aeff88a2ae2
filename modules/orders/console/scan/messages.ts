import { defineMessages } from '@waybill/ui-shell';

export const scanMessages = defineMessages('scan', {
  scan: { zh: '扫码', en: 'Scan' },
  title: { zh: '扫码处理', en: 'By code' },
  lead: {
    zh: '用扫码枪扫标签上的条形码或二维码，也可以输入单号后按 Enter',
    en: 'Scan the code of a label or note, or type the number and press Enter',
  },
  code: { zh: '单号或标签号', en: 'Order or label number' },
  codeHint: { zh: '例如 {example}', en: 'For instance {example}' },
  what: { zh: '扫到后', en: 'What a code does' },
  open: { zh: '打开运单', en: 'Open the order' },
  piece: { zh: '第 {number} 辆，共 {count} 辆', en: 'Vehicle {number} of {count}' },
  wholeOrder: { zh: '整单 {count} 辆', en: '{count, plural, one {# vehicle} other {All # vehicles}}' },
  missing: { zh: '还差第 {numbers} 辆', en: 'Still missing: {numbers}' },
  again: { zh: '这一辆已经扫过', en: 'Scanned before' },
  unknown: { zh: '没有找到这一单', en: 'No such order' },
  stale: {
    zh: '标签上写共 {printed} 辆，运单现在是 {count} 辆，请重新打印标签',
    en: 'The label says {printed}, the order has {count} now: print the labels again',
  },
  busy: { zh: '处理中', en: 'Under way' },
  failed: { zh: '没有处理成功，请再扫一次', en: 'That did not work. Scan it again.' },
  scanned: { zh: '扫过的运单', en: 'Scanned orders' },
  refused: { zh: '没有执行', en: 'Not done' },
  close: { zh: '完成', en: 'Done' },
});
