import { defineMessages, type ShellMessage } from '@waybill/ui-shell';

const names = defineMessages('listName', {
  orders: { zh: '运单列表', en: 'Order list' },
  commissions: { zh: '推广运单', en: 'Promoted orders' },
  'promoted-users': { zh: '推广用户', en: 'Promoted users' },
  visits: { zh: 'H5 访问记录', en: 'H5 visit records' },
  withdrawals: { zh: '提现申请', en: 'Withdrawals' },
  accounts: { zh: '账号管理', en: 'Accounts' },
  roles: { zh: '角色管理', en: 'Roles' },
  actions: { zh: '操作记录', en: 'Record of actions' },
});

/** Names of lists by the name in recorded exports and by the page of their views. */
export const listNames: Readonly<Record<string, ShellMessage>> = {
  ...names,
  '/order/orderList': names.orders,
  '/promotion/pOrderList': names.commissions,
  '/promotion/userList': names['promoted-users'],
  '/promotion/visitorList': names.visits,
  '/promotion/withdrawals': names.withdrawals,
  '/setting/accounts': names.accounts,
  '/setting/roles': names.roles,
  '/setting/actions': names.actions,
};
