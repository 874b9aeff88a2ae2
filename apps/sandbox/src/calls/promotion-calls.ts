import type { Hono } from 'hono';
import { listRows } from '../rows/list-rows';
import { findPromotionOrder, promotionOrderPlan } from '../rows/promotion';
import { CallFailure } from '../server/call-failure';
import { success } from '../server/envelope';
import { readId } from '../server/fields';
import type { Platform } from '../server/platform';
import type { SandboxEnv } from '../server/sandbox-env';
import { requireToken } from '../session/require-token';

/** The calls of promoted orders. */
export function addPromotionCalls(app: Hono<SandboxEnv>, platform: Platform): void {
  const { database } = platform;
  const reader = requireToken(platform, 'read:promotion');

  app.get('/promotion/orderList', reader, async (c) =>
    success(c, await listRows(database, promotionOrderPlan, c.req.query())),
  );

  app.get('/promotion/orderDetail', reader, async (c) => {
    const order = await findPromotionOrder(database, readId(c.req.query()));
    if (!order) throw new CallFailure(404, 'notFound');
    return success(c, order);
  });
}
