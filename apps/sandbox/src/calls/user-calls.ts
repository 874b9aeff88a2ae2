import type { Hono } from 'hono';
import { contains, type ListPlan, listRows, maskPhone, toIso } from '../rows/list-rows';
import { success } from '../server/envelope';
import type { Platform } from '../server/platform';
import type { SandboxEnv } from '../server/sandbox-env';
import { toNames } from '../session/account';
import { requireToken } from '../session/require-token';

const accountPlan: ListPlan<object> = {
  from: 'accounts',
  columns: 'id, username, phone, avatar, roles, permissions, created_at',
  sortable: { id: 'id', username: 'username', createdAt: 'created_at' },
  newestBy: 'id',
  filters: { keyword: contains('username', 'phone') },
  toItem: (row) => ({
    id: Number(row.id),
    username: row.username,
    phone: maskPhone(row.phone),
    avatar: row.avatar,
    roles: toNames(row.roles),
    permissions: toNames(row.permissions),
    createdAt: toIso(row.created_at),
  }),
};

/** GET /userManagement/getList: the accounts, without anything of their passwords. */
export function addUserCalls(app: Hono<SandboxEnv>, platform: Platform): void {
  app.get('/userManagement/getList', requireToken(platform, 'read:system'), async (c) =>
    success(c, await listRows(platform.database, accountPlan, c.req.query())),
  );
}
