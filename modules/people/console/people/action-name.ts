import { defineMessages, type ShellMessage, type Text } from '@waybill/ui-shell';
import { normalise } from '@waybill/validators/cn';
import { peopleMessages } from './messages';

const names = defineMessages('action', {
  signIn: { zh: '登录', en: 'Signed in' },
  signInFailed: { zh: '登录失败', en: 'Failed to sign in' },
  exported: { zh: '导出文件', en: 'Exported a file' },
  choiceKept: { zh: '保存方案', en: 'Kept a choice' },
  choiceDropped: { zh: '删除方案', en: 'Dropped a choice' },
  viewKept: { zh: '保存列表视图', en: 'Kept a view of a list' },
  viewRenamed: { zh: '重命名列表视图', en: 'Renamed a view of a list' },
  viewDropped: { zh: '删除列表视图', en: 'Deleted a view of a list' },
  viewShared: { zh: '共享列表视图', en: 'Shared a view of a list' },
  viewTakenBack: { zh: '收回共享的列表视图', en: 'Took a shared view of a list back' },
  orderSaved: { zh: '保存订单', en: 'Saved an order' },
  orderStep: { zh: '推进订单', en: 'Moved an order on' },
  orderSteps: { zh: '批量推进订单', en: 'Moved orders on' },
  orderBack: { zh: '撤回订单操作', en: 'Took a step back' },
  ordersBack: { zh: '批量撤回订单操作', en: 'Took steps back' },
  orderCancel: { zh: '取消订单', en: 'Cancelled an order' },
  orderAssign: { zh: '分配订单', en: 'Assigned orders' },
  orderPrice: { zh: '改价', en: 'Changed a price' },
  orderNote: { zh: '备注订单', en: 'Wrote a note' },
  orderReveal: { zh: '查看手机号', en: 'Looked at a phone' },
  accountSaved: { zh: '保存账户', en: 'Saved an account' },
  accountState: { zh: '启用或停用账户', en: 'Disabled or enabled an account' },
  accountPassword: { zh: '重置密码', en: 'Reset a password' },
  roleSaved: { zh: '保存角色', en: 'Saved a role' },
  roleRemoved: { zh: '删除角色', en: 'Removed roles' },
  profile: { zh: '修改个人资料', en: 'Changed the own profile' },
  picture: { zh: '更换头像', en: 'Changed the own picture' },
  ownPassword: { zh: '修改自己的密码', en: 'Changed the own password' },
  ownPhone: { zh: '更换自己的手机号', en: 'Changed the own mobile' },
  orderImport: { zh: '批量导入订单', en: 'Imported orders' },
  ordersCompared: { zh: '查找重复订单', en: 'Looked for duplicate orders' },
  contactSaved: { zh: '保存联系人', en: 'Saved a contact' },
  contactRemoved: { zh: '删除联系人', en: 'Removed a contact' },
  preferences: { zh: '修改偏好', en: 'Changed the own preferences' },
  rowSaved: { zh: '保存示例记录', en: 'Saved a demo record' },
  rowsRemoved: { zh: '删除示例记录', en: 'Removed demo records' },
  fileSent: { zh: '上传文件', en: 'Uploaded a file' },
  own: { zh: '个人中心', en: 'Personal centre' },
  endSession: { zh: '退出一处登录', en: 'Ended a session' },
  withdrawalAsked: { zh: '申请提现', en: 'Asked for commission' },
  withdrawalSettled: { zh: '处理提现', en: 'Settled a request for money' },
  withdrawalsSettled: { zh: '批量处理提现', en: 'Settled requests for money' },
  commissionVoid: { zh: '作废佣金', en: 'Made a commission void' },
  endOthers: { zh: '退出其他登录', en: 'Ended the other sessions' },
});

const byPath: Readonly<Record<string, ShellMessage>> = {
  '/login': names.signIn,
  '/login/failed': names.signInFailed,
  '/personal/doExport': names.exported,
  '/personal/doKeepChoice': names.choiceKept,
  '/personal/doDropChoice': names.choiceDropped,
  '/personal/doListView': names.viewKept,
  '/personal/doRenameListView': names.viewRenamed,
  '/personal/doDropListView': names.viewDropped,
  '/personal/doShareListView': names.viewShared,
  '/personal/doTakeBackListView': names.viewTakenBack,
  '/order/doEdit': names.orderSaved,
  '/order/doImport': names.orderImport,
  '/order/findDoubles': names.ordersCompared,
  '/order/doContact': names.contactSaved,
  '/order/doForgetContact': names.contactRemoved,
  '/order/doStep': names.orderStep,
  '/order/doSteps': names.orderSteps,
  '/order/doTakeBack': names.orderBack,
  '/order/doTakeBacks': names.ordersBack,
  '/order/doCancel': names.orderCancel,
  '/order/doAssign': names.orderAssign,
  '/order/doPrice': names.orderPrice,
  '/order/doNote': names.orderNote,
  '/order/doReveal': names.orderReveal,
  '/userManagement/doEdit': names.accountSaved,
  '/userManagement/doState': names.accountState,
  '/userManagement/doPassword': names.accountPassword,
  '/roleManagement/doEdit': names.roleSaved,
  '/roleManagement/doDelete': names.roleRemoved,
  '/personal/doProfile': names.profile,
  '/personal/avatar': names.picture,
  '/personal/doPassword': names.ownPassword,
  '/personal/doPhone': names.ownPhone,
  '/personal/doEndSession': names.endSession,
  '/promotion/doRequest': names.withdrawalAsked,
  '/promotion/doSettle': names.withdrawalSettled,
  '/promotion/doSettles': names.withdrawalsSettled,
  '/promotion/doVoid': names.commissionVoid,
  '/personal/doEndOthers': names.endOthers,
  '/personal/doPreferences': names.preferences,
  '/table/doEdit': names.rowSaved,
  '/table/doDelete': names.rowsRemoved,
  '/table/upload': names.fileSent,
};

/** Where recorded calls begin, by area, and the calls that are looked for by themselves. */
export const areas = [
  '/login',
  '/login/failed',
  '/personal/doExport',
  '/order/',
  '/promotion/',
  '/userManagement/',
  '/roleManagement/',
  '/personal/',
  '/table/',
] as const;

/** What the calls of an area are about. */
export const areaNames: Readonly<Record<(typeof areas)[number], ShellMessage>> = {
  '/login': names.signIn,
  '/login/failed': names.signInFailed,
  '/personal/doExport': names.exported,
  '/order/': peopleMessages.order,
  '/promotion/': peopleMessages.promotion,
  '/userManagement/': peopleMessages.accounts,
  '/roleManagement/': peopleMessages.roles,
  '/personal/': names.own,
  '/table/': peopleMessages.table,
};

/** What a recorded call did; one that is not known stands for itself. */
export const actionName = (path: string): Text => byPath[path] ?? path;

/** The calls whose names hold a text in any language. */
export const actionsNamed = (text: string): string[] => {
  const said = normalise.prose(text).toLowerCase();
  if (said === '') return [];
  const holds = ({ texts }: ShellMessage) => Object.values(texts).some((name) => name.toLowerCase().includes(said));
  return Object.entries(byPath).flatMap(([path, name]) => (holds(name) ? [path] : []));
};
