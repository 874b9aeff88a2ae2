import { defineMessages } from '@waybill/ui-shell';

/** Messages that several pages share. */
export const kitMessages = defineMessages('kit', {
  keyword: { zh: '关键词', en: 'Keyword' },
  status: { zh: '状态', en: 'Status' },
  actions: { zh: '操作', en: 'Actions' },
  detail: { zh: '详情', en: 'Details' },
  edit: { zh: '编辑', en: 'Edit' },
  notDone: { zh: '没有执行：{what}', en: 'Not done: {what}' },
  remove: { zh: '删除', en: 'Delete' },
  save: { zh: '保存', en: 'Save' },
  cancel: { zh: '取消', en: 'Cancel' },
  close: { zh: '关闭', en: 'Close' },
  yes: { zh: '是', en: 'Yes' },
  no: { zh: '否', en: 'No' },
  copy: { zh: '复制', en: 'Copy' },
  copied: { zh: '已复制', en: 'Copied' },
  copyFailed: { zh: '无法复制，请手动复制选中的文本', en: 'Copying failed. Copy the selected text by hand.' },
  isReading: { zh: '{name} 也在看', en: '{name} has this open' },
  isEditing: { zh: '{name} 正在编辑', en: '{name} is editing' },
  morePeople: { zh: '还有 {count} 人', en: 'and {count} more' },
  ebike: { zh: '电动自行车', en: 'E-bike' },
  motorcycle: { zh: '摩托车', en: 'Motorcycle' },
  tricycle: { zh: '三轮车', en: 'Tricycle' },
});
