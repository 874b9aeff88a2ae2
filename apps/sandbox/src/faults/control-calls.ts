import { Hono } from 'hono';
import { reseed } from '../seed/seed';
import { CallFailure } from '../server/call-failure';
import { success } from '../server/envelope';
import { readFlag, readNumber, readText } from '../server/fields';
import { onlyThisMachine } from '../server/only-this-machine';
import { readPayload } from '../server/payload';
import type { Platform } from '../server/platform';
import type { SandboxEnv } from '../server/sandbox-env';
import { findAccountByName } from '../session/account';
import { readFault } from './fault';
import type { FaultList } from './fault-list';

/** The calls under /__sandbox, by which journeys provoke faults and look at codes; only this machine may make them. */
export function controlCalls(platform: Platform, faults: FaultList): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();
  const { database, sessions, captchas, smsCodes, passkeys, secondFactor } = platform;
  app.use(onlyThisMachine());

  app.get('/faults', (c) => success(c, { list: faults.list() }));
  app.post('/faults', async (c) => {
    const body: unknown = await c.req.json().catch(() => undefined);
    const added = (Array.isArray(body) ? body : [body]).map(readFault);
    for (const fault of added) faults.add(fault);
    return success(c, { list: faults.list() });
  });
  app.delete('/faults', (c) => {
    faults.clear();
    return success(c, { list: [] });
  });

  app.post('/expire-all', async (c) => {
    await sessions.expireAll();
    platform.news.tellAll();
    return success(c);
  });
  app.post('/clock', async (c) => {
    const { seconds } = await readPayload(c);
    platform.clock.pass(readNumber({ seconds }, 'seconds', { min: 0, max: 400 * 24 * 3600, integer: true }) * 1000);
    return success(c, { now: new Date(platform.now()).toISOString() });
  });
  app.post('/reset', async (c) => {
    faults.clear();
    platform.clock.reset();
    for (const memory of [captchas, smsCodes, passkeys, secondFactor]) memory.clear();
    for (const limit of [platform.signInLimit, platform.smsLimit]) limit.clearAll();
    await reseed(database, platform);
    platform.news.tellAll();
    return success(c);
  });

  app.get('/captcha', (c) => success(c, { text: captchas.answer(readText(c.req.query(), 'uuid')) ?? null }));
  app.get('/sms', (c) => success(c, { code: smsCodes.peek(readText(c.req.query(), 'phone')) ?? null }));

  app.post('/account', async (c) => {
    const payload = await readPayload(c);
    const account = await findAccountByName(database, readText(payload, 'username'));
    if (!account) throw new CallFailure(404, 'notFound');
    await database.execute({
      sql: 'UPDATE accounts SET roles = ?, permissions = ?, admin = ?, avatar = ? WHERE id = ?',
      args: [
        JSON.stringify(readNames(payload.roles, 'roles') ?? account.roles),
        JSON.stringify(readNames(payload.permissions, 'permissions') ?? account.permissions),
        readFlag(payload, 'admin', account.admin) ? 1 : 0,
        readText(payload, 'avatar', { min: 0, max: 20_000, fallback: account.avatar }),
        account.id,
      ],
    });
    platform.news.tell(account.id);
    return success(c);
  });
  return app;
}

function readNames(value: unknown, field: string): string[] | undefined {
  if (value === undefined || value === null) return undefined;
  if (Array.isArray(value) && value.length <= 100 && value.every((name) => typeof name === 'string')) return value;
  throw new CallFailure(400, 'badField', { values: { field } });
}
