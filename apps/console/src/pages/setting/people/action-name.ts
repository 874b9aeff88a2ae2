import { defineMessages, type Text } from '@waybill/ui-shell';

const names = defineMessages('action', {
  signIn: { zh: '登录', en: 'Signed in' },
  orderSaved: { zh: '保存订单', en: 'Saved an order' },
  orderStep: { zh: '推进订单', en: 'Moved an order on' },
  orderSteps: { zh: '批量推进订单', en: 'Moved orders on' },
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
  endSession: { zh: '退出一处登录', en: 'Ended a session' },
  endOthers: { zh: '退出其他登录', en: 'Ended the other sessions' },
});

const byPath: Readonly<Record<string, Text>> = {
  '/login': names.signIn,
  '/order/doEdit': names.orderSaved,
  '/order/doStep': names.orderStep,
  '/order/doSteps': names.orderSteps,
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
  '/personal/doEndOthers': names.endOthers,
};

/** What a recorded call did; one that is not known stands for itself. */
export const actionName = (path: string): Text => byPath[path] ?? path;
