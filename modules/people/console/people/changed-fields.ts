import { kitMessages } from '@waybill/kit/console';
import { defineMessages, type ShellMessage } from '@waybill/ui-shell';

const named = defineMessages('changed', {
  line: { zh: '{name}：{value}', en: '{name}: {value}' },
  roles: { zh: '角色', en: 'Roles' },
  disabled: { zh: '停用', en: 'Disabled' },
  permissions: { zh: '权限', en: 'Permissions' },
  roleName: { zh: '名称', en: 'Name' },
  note: { zh: '说明', en: 'Note' },
  state: { zh: '状态', en: 'State' },
  reason: { zh: '原因', en: 'Reason' },
  amount: { zh: '金额', en: 'Amount' },
  paymentNo: { zh: '付款单号', en: 'Payment no.' },
  viewRole: { zh: '共享给角色', en: 'Shared with role' },
  viewList: { zh: '列表', en: 'List' },
  scope: { zh: '范围', en: 'Which' },
  format: { zh: '格式', en: 'Format' },
  count: { zh: '条数', en: 'Entries' },
  fields: { zh: '列', en: 'Columns' },
  conditions: { zh: '条件', en: 'Conditions' },
  xlsx: { zh: 'XLSX', en: 'XLSX' },
  csv: { zh: 'CSV', en: 'CSV' },
  copy: { zh: '复制到剪贴板', en: 'copied to the clipboard' },
  selection: { zh: '已选', en: 'the selected ones' },
  page: { zh: '本页', en: 'the page' },
  filtered: { zh: '符合条件的', en: 'those that match' },
  all: { zh: '全部', en: 'all' },
  area: { zh: '操作', en: 'What' },
});

/** What fields of recorded changes are called, beside those of orders. */
export const changedFields: Readonly<Record<string, ShellMessage>> & { readonly line: ShellMessage } = {
  line: named.line,
  roles: named.roles,
  disabled: named.disabled,
  permissions: named.permissions,
  name: named.roleName,
  note: named.note,
  state: named.state,
  reason: named.reason,
  voidReason: named.reason,
  amount: named.amount,
  paymentNo: named.paymentNo,
  'view.name': named.roleName,
  'view.role': named.viewRole,
  'view.list': named.viewList,
  keyword: kitMessages.keyword,
  action: named.area,
  'export.scope': named.scope,
  'export.format': named.format,
  'export.count': named.count,
  'export.fields': named.fields,
  'export.conditions': named.conditions,
};

/** What recorded exports say of their scope and format. */
export const exportWords: Readonly<Record<'scope' | 'format', Readonly<Record<string, ShellMessage>>>> = {
  scope: { selection: named.selection, page: named.page, filtered: named.filtered, all: named.all },
  format: { copy: named.copy, xlsx: named.xlsx, csv: named.csv },
};
