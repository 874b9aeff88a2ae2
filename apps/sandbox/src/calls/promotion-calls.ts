import type { Hono } from 'hono';
import { listRows } from '../rows/list-rows';
import { findPromotionOrder, promotedUserPlan, promotionOrderPlan, visitorPlan } from '../rows/promotion';
import { promotionSummary } from '../rows/promotion-summary';
import { CallFailure } from '../server/call-failure';
import { success } from '../server/envelope';
import { readId } from '../server/fields';
import type { Platform } from '../server/platform';
import type { SandboxEnv } from '../server/sandbox-env';
import { requireToken } from '../session/require-token';

/** The calls of the promotion section: summary, users, orders and visits. */
export function addPromotionCalls(app: Hono<SandboxEnv>, platform: Platform): void {
  const { database, now } = platform;
  const reader = requireToken(platform, 'read:promotion');
  const lists = {
    '/promotion/userList': promotedUserPlan,
    '/promotion/orderList': promotionOrderPlan,
    '/promotion/visitorList': visitorPlan,
  };

  app.get('/promotion/getSummary', reader, async (c) => {
    const inviteCode = `WB${String(c.get('account').id).padStart(4, '0')}`;
    const inviteUrl = `${new URL(c.req.url).origin}/h5/register?invite=${inviteCode}`;
    return success(c, { inviteCode, inviteUrl, ...(await promotionSummary(database, now())) });
  });

  for (const [path, plan] of Object.entries(lists)) {
    app.get(path, reader, async (c) => success(c, await listRows(database, plan, c.req.query())));
  }

  app.get('/promotion/orderDetail', reader, async (c) => {
    const order = await findPromotionOrder(database, readId(c.req.query()));
    if (!order) throw new CallFailure(404, 'notFound');
    return success(c, order);
  });
}
