import type { Platform, SandboxEnv } from '@waybill/kit/server';
import {
  CallFailure,
  findAccountByName,
  onlyThisMachine,
  readPayload,
  readQuery,
  sql,
  success,
} from '@waybill/kit/server';
import {
  array,
  boolean,
  integer,
  lengthRange,
  maxItems,
  maxLength,
  nullable,
  object,
  optional,
  pipe,
  range,
  string,
} from '@waybill/validators';
import { Hono } from 'hono';
import { reseed } from '../seed/seed';
import { readFault } from './fault';
import type { FaultList } from './fault-list';

const needed = pipe(string(), lengthRange(1, 200));
const names = pipe(array(string()), maxItems(100));
const passing = object({ seconds: pipe(integer(), range(0, 400 * 24 * 3600)) });
const changed = object({
  username: needed,
  roles: optional(nullable(names)),
  permissions: optional(nullable(names)),
  admin: optional(nullable(boolean())),
  avatar: optional(nullable(pipe(string(), maxLength(20_000)))),
});

const text = pipe(string(), maxLength(20_000));
const inboxQuery = object({ image: text, notice: text, email: text });

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
    return success(c);
  });
  app.post('/clock', async (c) => {
    const { seconds } = readQuery(passing, await readPayload(c));
    platform.clock.pass(seconds * 1000);
    return success(c, { now: new Date(platform.now()).toISOString() });
  });
  app.post('/reset', async (c) => {
    faults.clear();
    platform.clock.reset();
    for (const memory of [captchas, smsCodes, passkeys, secondFactor]) memory.clear();
    for (const limit of [platform.signInLimit, platform.passkeyLimit, platform.challengeLimit, platform.smsLimit])
      limit.clearAll();
    await reseed(database, platform);
    return success(c);
  });

  app.get('/captcha', (c) =>
    success(c, { text: captchas.answer(readQuery(object({ uuid: needed }), c.req.query()).uuid) ?? null }),
  );
  app.get('/sms', (c) =>
    success(c, { code: smsCodes.peek(readQuery(object({ phone: needed }), c.req.query()).phone) ?? null }),
  );

  app.post('/notice', async (c) => {
    const { image, notice, email } = readQuery(inboxQuery, await readPayload(c));
    await database.execute(sql`INSERT INTO notices (image, notice, email) VALUES (${image}, ${notice}, ${email})`);
    return success(c);
  });

  app.post('/account', async (c) => {
    const { username, ...changes } = readQuery(changed, await readPayload(c));
    const account = await findAccountByName(database, username);
    if (!account) throw new CallFailure(404, 'notFound');
    await database.execute(sql`UPDATE accounts SET
      roles = ${JSON.stringify(changes.roles ?? account.roles)},
      permissions = ${JSON.stringify(changes.permissions ?? account.permissions)},
      admin = ${(changes.admin ?? account.admin) ? 1 : 0},
      avatar = ${changes.avatar ?? account.avatar}
      WHERE id = ${account.id}`);
    return success(c);
  });
  return app;
}
