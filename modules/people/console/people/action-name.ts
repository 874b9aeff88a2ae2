import { defineMessages, type ShellMessage, type Text } from '@waybill/ui-shell';
import { normalise } from '@waybill/validators/cn';
import { peopleMessages } from './messages';

/** The words for each recorded call. */
const byPath = defineMessages('action', {
  '/login': { zh: '登录成功', en: 'Signed in' },
  '/login/failed': { zh: '登录失败', en: 'Failed to sign in' },
  '/personal/doExport': { zh: '导出文件', en: 'Exported a file' },
  '/personal/doKeepChoice': { zh: '保存方案', en: 'Kept a choice' },
  '/personal/doDropChoice': { zh: '删除方案', en: 'Dropped a choice' },
  '/personal/doListView': { zh: '保存列表视图', en: 'Kept a view of a list' },
  '/personal/doRenameListView': { zh: '重命名列表视图', en: 'Renamed a view of a list' },
  '/personal/doDropListView': { zh: '删除列表视图', en: 'Deleted a view of a list' },
  '/personal/doShareListView': { zh: '共享列表视图', en: 'Shared a view of a list' },
  '/personal/doTakeBackListView': { zh: '收回共享的列表视图', en: 'Took a shared view of a list back' },
  '/order/doEdit': { zh: '保存运单', en: 'Saved an order' },
  '/order/doImport': { zh: '批量导入运单', en: 'Imported orders' },
  '/order/findDoubles': { zh: '查找重复运单', en: 'Looked for duplicate orders' },
  '/order/doContact': { zh: '保存联系人', en: 'Saved a contact' },
  '/order/doForgetContact': { zh: '删除联系人', en: 'Removed a contact' },
  '/order/doStep': { zh: '推进运单', en: 'Moved an order on' },
  '/order/doSteps': { zh: '批量推进运单', en: 'Moved orders on' },
  '/order/doTakeBack': { zh: '撤回运单操作', en: 'Took a step back' },
  '/order/doTakeBacks': { zh: '批量撤回运单操作', en: 'Took steps back' },
  '/order/doCancel': { zh: '取消运单', en: 'Cancelled an order' },
  '/order/doAssign': { zh: '分配运单', en: 'Assigned orders' },
  '/order/doPrice': { zh: '改价', en: 'Changed a price' },
  '/order/doNote': { zh: '备注运单', en: 'Wrote a note' },
  '/order/doReveal': { zh: '查看手机号', en: 'Looked at a phone' },
  '/userManagement/doEdit': { zh: '保存账号', en: 'Saved an account' },
  '/userManagement/doState': { zh: '启用或停用账号', en: 'Disabled or enabled an account' },
  '/userManagement/doPassword': { zh: '重置密码', en: 'Reset a password' },
  '/roleManagement/doEdit': { zh: '保存角色', en: 'Saved a role' },
  '/roleManagement/doDelete': { zh: '删除角色', en: 'Removed roles' },
  '/personal/doProfile': { zh: '修改个人资料', en: 'Changed the own profile' },
  '/personal/avatar': { zh: '更换头像', en: 'Changed the own picture' },
  '/personal/doPassword': { zh: '修改自己的密码', en: 'Changed the own password' },
  '/personal/doPhone': { zh: '更换自己的手机号', en: 'Changed the own mobile' },
  '/personal/doEndSession': { zh: '退出一处登录', en: 'Ended a session' },
  '/promotion/doRequest': { zh: '申请提现', en: 'Requested a withdrawal' },
  '/promotion/doSettle': { zh: '处理提现', en: 'Settled a request for money' },
  '/promotion/doSettles': { zh: '批量处理提现', en: 'Settled requests for money' },
  '/promotion/doVoid': { zh: '作废佣金', en: 'Made a commission void' },
  '/personal/doEndOthers': { zh: '退出其他登录', en: 'Ended the other sessions' },
  '/personal/doPreferences': { zh: '修改偏好', en: 'Changed the own preferences' },
  '/table/doEdit': { zh: '保存示例记录', en: 'Saved a demo record' },
  '/table/doDelete': { zh: '删除示例记录', en: 'Removed demo records' },
  '/table/upload': { zh: '上传文件', en: 'Uploaded a file' },
});

/** Prefixes of recorded calls by area, and single calls that can be searched, each with its subject. */
export const areaNames = {
  '/login': byPath['/login'],
  '/login/failed': byPath['/login/failed'],
  '/personal/doExport': byPath['/personal/doExport'],
  '/order/': peopleMessages.order,
  '/promotion/': peopleMessages.promotion,
  '/userManagement/': peopleMessages.accounts,
  '/roleManagement/': peopleMessages.roles,
  '/personal/': peopleMessages.personalCentre,
  '/table/': peopleMessages.table,
} as const;

export const areas = Object.keys(areaNames) as (keyof typeof areaNames)[];

/** Returns the name of a recorded call, or its path if it is unknown. */
export const actionName = (path: string): Text => (byPath as Readonly<Record<string, Text>>)[path] ?? path;

/** Returns the calls whose names contain a text in any language. */
export const actionsNamed = (text: string): string[] => {
  const keyword = normalise.prose(text).toLowerCase();
  if (keyword === '') return [];
  const holds = ({ texts }: ShellMessage) => Object.values(texts).some((name) => name.toLowerCase().includes(keyword));
  return Object.entries(byPath).flatMap(([path, name]) => (holds(name) ? [path] : []));
};
