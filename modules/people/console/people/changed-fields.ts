import { kitMessages } from '@waybill/kit/console';
import { defineMessages, type ShellMessage } from '@waybill/ui-shell';

const fields = defineMessages('changed', {
  line: { zh: '{name}：{value}', en: '{name}: {value}' },
  roles: { zh: '角色', en: 'Roles' },
  disabled: { zh: '停用', en: 'Disabled' },
  permissions: { zh: '权限', en: 'Rights' },
  name: { zh: '名称', en: 'Name' },
  note: { zh: '说明', en: 'Note' },
  state: { zh: '状态', en: 'Status' },
  reason: { zh: '原因', en: 'Reason' },
  amount: { zh: '金额', en: 'Amount' },
  paymentNo: { zh: '付款单号', en: 'Payment no.' },
  'view.role': { zh: '共享给角色', en: 'Shared with role' },
  'view.list': { zh: '列表', en: 'List' },
  action: { zh: '操作', en: 'What' },
  'export.scope': { zh: '范围', en: 'Which' },
  'export.format': { zh: '格式', en: 'Format' },
  'export.count': { zh: '条数', en: 'Entries' },
  'export.fields': { zh: '列', en: 'Columns' },
  'export.conditions': { zh: '条件', en: 'Conditions' },
});

/** Names of changed fields beside those of orders. */
export const changedFields: Readonly<Record<string, ShellMessage>> & { readonly line: ShellMessage } = {
  ...fields,
  voidReason: fields.reason,
  'view.name': fields.name,
  keyword: kitMessages.keyword,
};

/** Words for scope and format of recorded exports. */
export const exportWords = {
  scope: defineMessages('exportScope', {
    selection: { zh: '已选', en: 'the selected ones' },
    page: { zh: '本页', en: 'the page' },
    filtered: { zh: '符合条件的', en: 'those that match' },
    all: { zh: '全部', en: 'all' },
  }),
  format: defineMessages('exportFormat', {
    copy: { zh: '复制到剪贴板', en: 'copied to the clipboard' },
    xlsx: { zh: 'XLSX', en: 'XLSX' },
    csv: { zh: 'CSV', en: 'CSV' },
  }),
} satisfies Readonly<Record<string, Readonly<Record<string, ShellMessage>>>>;
