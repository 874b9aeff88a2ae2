import type { Hono } from 'hono';
import {
  avatarTaken,
  ended,
  loginList,
  loginQuery,
  passwordRequest,
  phoneRequest,
  preferences,
  profile,
  profileRequest,
  sessionList,
  sessionRequest,
} from '../business/personal-contract';
import type { CallContract } from '../contract/call-contract';
import { createCalls } from '../contract/create-calls';
import { between, type ListPlan, listRows, toIso } from '../rows/list-rows';
import { readProfile } from '../rows/profile';
import { CallFailure } from '../server/call-failure';
import type { Platform } from '../server/platform';
import type { SandboxEnv } from '../server/sandbox-env';
import { findAccountByPhone } from '../session/account';
import { randomToken } from '../session/digest';
import { toPlace } from '../session/origin';
import { hashPassword } from '../session/password-hash';
import { pictureType } from '../session/picture-type';
import { confirmPassword } from './confirm-password';

/** Where avatars are sent to. */
export const picturePath = '/personal/avatar';

/** Bytes of the largest avatar. */
export const largestPicture = 1024 * 1024;

const loginPlan = (accountId: number): ListPlan<object> => ({
  from: `(SELECT * FROM logins WHERE account_id = ${accountId})`,
  columns: '*',
  sortable: { id: 'id', at: 'at' },
  newestBy: 'at',
  filters: {
    done: (done) => ({ sql: 'done = ?', args: [done === 'true' ? 1 : 0] }),
    ...between('at'),
  },
  toItem: (row) => ({
    id: Number(row.id),
    at: toIso(row.at),
    way: row.way,
    done: Number(row.done) === 1,
    device: row.device,
    ip: row.ip,
    place: toPlace(String(row.ip)),
  }),
});

/** The calls of the personal centre: each is about the caller's own account. Gives their contracts. */
export function addPersonalCalls(app: Hono<SandboxEnv>, platform: Platform): CallContract[] {
  const { database, sessions, news, smsCodes } = platform;
  const { contracts, add } = createCalls(app, platform);

  add(
    {
      method: 'get',
      path: '/personal/profile',
      summary: 'What the caller says of himself.',
      response: profile,
    },
    ({ account }) => readProfile(database, account.id),
  );

  add(
    {
      method: 'post',
      path: '/personal/doProfile',
      summary: 'Changes what the caller says of himself.',
      body: profileRequest,
      response: profile,
    },
    async ({ account, body: { name, email, about } }) => {
      await database.execute({
        sql: 'UPDATE accounts SET name = ?, email = ?, about = ? WHERE id = ?',
        args: [name.trim(), email.trim(), about.trim(), account.id],
      });
      return readProfile(database, account.id);
    },
  );

  add(
    {
      method: 'post',
      path: picturePath,
      summary: 'Takes a picture of 1 MB at most; what it is, its bytes say.',
      file: ['image/png', 'image/jpeg', 'image/webp'],
      response: avatarTaken,
    },
    async ({ c, account }) => {
      const bytes = new Uint8Array(await c.req.arrayBuffer());
      const type = pictureType(bytes);
      if (!type) throw new CallFailure(400, 'notAPicture');
      const key = randomToken();
      const avatar = `/avatar/${key}`;
      await database.batch(
        [
          {
            sql: 'INSERT OR REPLACE INTO pictures (account_id, key, type, base64) VALUES (?, ?, ?, ?)',
            args: [account.id, key, type, Buffer.from(bytes).toString('base64')],
          },
          { sql: 'UPDATE accounts SET avatar = ? WHERE id = ?', args: [avatar, account.id] },
        ],
        'write',
      );
      news.tell(account.id);
      return { avatar };
    },
  );

  // Pictures are shown by <img>, which carries no token: their address is a secret that nobody guesses.
  app.get('/avatar/:key', async (c) => {
    const { rows } = await database.execute({
      sql: 'SELECT type, base64 FROM pictures WHERE key = ?',
      args: [c.req.param('key')],
    });
    const picture = rows[0];
    if (!picture) throw new CallFailure(404, 'notFound', { status: 404 });
    c.header('Cache-Control', 'private, max-age=31536000, immutable');
    c.header('Content-Type', String(picture.type));
    return c.body(new Uint8Array(Buffer.from(String(picture.base64), 'base64')));
  });

  add(
    {
      method: 'post',
      path: '/personal/doPassword',
      summary: 'Sets another password for who knows the present one, and on wish ends the other sessions.',
      body: passwordRequest,
      response: ended,
    },
    async ({ c, account, body: { present, password, endOthers } }) => {
      await confirmPassword(platform, account, present, 'present');
      if (present === password) throw new CallFailure(400, 'samePassword', { field: 'password' });
      const passwordHash = await platform.hashing.run(() => hashPassword(password, platform.passwordCost));
      await database.execute({
        sql: 'UPDATE accounts SET password_hash = ? WHERE id = ?',
        args: [passwordHash, account.id],
      });
      const count = endOthers ? await sessions.endAll(account.id, c.get('family')) : 0;
      news.tell(account.id);
      return { ended: count };
    },
  );

  add(
    {
      method: 'post',
      path: '/personal/doPhone',
      summary: 'Takes another mobile number, by the code that was sent to it.',
      body: phoneRequest,
      response: profile,
    },
    async ({ account, body: { phone, code } }) => {
      if (!smsCodes.check(phone, code)) throw new CallFailure(400, 'wrongSmsCode', { field: 'code' });
      const holder = await findAccountByPhone(database, phone);
      if (holder && holder.id !== account.id) throw new CallFailure(400, 'phoneTaken', { field: 'phone' });
      await database.execute({ sql: 'UPDATE accounts SET phone = ? WHERE id = ?', args: [phone, account.id] });
      smsCodes.use(phone);
      return readProfile(database, account.id);
    },
  );

  add(
    {
      method: 'get',
      path: '/personal/sessionList',
      summary: 'Where the caller is signed in, the last used first.',
      response: sessionList,
    },
    async ({ c, account }) => {
      const open = await sessions.list(account.id);
      const list = open.map(({ family, device, ip, signedInAt, lastUsedAt }) => ({
        id: family,
        device,
        ip,
        place: toPlace(ip),
        signedInAt: toIso(signedInAt),
        lastUsedAt: toIso(lastUsedAt),
        present: family === c.get('family'),
      }));
      return { list, total: list.length };
    },
  );

  add(
    {
      method: 'post',
      path: '/personal/doEndSession',
      summary: 'Ends one session of the caller; its windows are told at once.',
      body: sessionRequest,
      response: ended,
    },
    async ({ account, body: { id } }) => {
      if (!(await sessions.endFamily(account.id, id))) throw new CallFailure(404, 'notFound');
      news.tell(account.id);
      return { ended: 1 };
    },
  );

  add(
    {
      method: 'post',
      path: '/personal/doEndOthers',
      summary: 'Ends every session of the caller but the present one.',
      response: ended,
    },
    async ({ c, account }) => {
      const count = await sessions.endAll(account.id, c.get('family'));
      news.tell(account.id);
      return { ended: count };
    },
  );

  add(
    {
      method: 'get',
      path: '/personal/loginList',
      summary: 'How the caller came in, and who failed to; half a year.',
      query: loginQuery,
      response: loginList,
    },
    ({ c, account }) => listRows(database, loginPlan(account.id), c.req.query()),
  );

  add(
    {
      method: 'post',
      path: '/personal/doPreferences',
      summary: 'Keeps how the console is to look for the caller, wherever he signs in.',
      body: preferences,
      response: preferences,
    },
    async ({ account, body }) => {
      await database.execute({
        sql: 'UPDATE accounts SET preferences = ? WHERE id = ?',
        args: [JSON.stringify(body), account.id],
      });
      news.tell(account.id);
      return body;
    },
  );

  return contracts;
}
