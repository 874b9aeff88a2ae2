import { limits } from '@waybill/kit/contract';
import type { Calls, Platform } from '@waybill/kit/server';
import {
  between,
  CallFailure,
  findAccountByPhone,
  hashPassword,
  type ListPlan,
  listRows,
  randomToken,
  rowReader,
  sql,
  toIso,
  toPinyin,
  toPlace,
} from '@waybill/kit/server';
import {
  avatarCall,
  endOthersCall,
  endSessionCall,
  type Login,
  login,
  loginsCall,
  passwordCall,
  phoneCall,
  profileCall,
  saveAvatarCall,
  savePreferencesCall,
  saveProfileCall,
  sessionsCall,
} from '../contract/personal';
import { confirmPassword } from './confirm-password';
import { readProfile } from './profile';
import { readPicture } from './read-picture';

const side = limits.perBody.side;
const toLogin = rowReader(login, { place: ({ ip }) => toPlace(String(ip)) });

const loginPlan = (accountId: number): ListPlan<Login> => ({
  from: `(SELECT * FROM logins WHERE account_id = ${accountId})`,
  columns: '*',
  sortable: { id: 'id', at: 'at' },
  newestBy: 'at',
  filters: {
    done: (done) => sql`done = ${done === 'true' ? 1 : 0}`,
    ...between('at'),
  },
  toItem: toLogin,
});

/** Registers the calls of the personal center, each about the caller's own account. Returns their contracts. */
export function addPersonalCalls({ add, addPage }: Calls, platform: Platform): void {
  const { database, sessions, smsCodes } = platform;

  add(profileCall, { summary: 'What the caller says of himself.' }, ({ account }) => readProfile(database, account.id));

  add(
    saveProfileCall,
    { summary: 'Changes what the caller says of himself.' },
    async ({ account, body: { name, email, about } }) => {
      await database.execute(sql`UPDATE accounts SET
        name = ${name.trim()}, pinyin = ${toPinyin(name)}, email = ${email.trim()}, about = ${about.trim()}
        WHERE id = ${account.id}`);
      return readProfile(database, account.id);
    },
  );

  add(
    saveAvatarCall,
    {
      summary: 'Takes a picture of 1 MB at most; what it is, its bytes say.',
      largest: { bytes: limits.perBody.picture, message: 'pictureTooLarge' },
    },
    async ({ c, account }) => {
      const bytes = new Uint8Array(await c.req.arrayBuffer());
      const picture = await readPicture(bytes);
      if (!picture) throw new CallFailure(400, 'notAPicture');
      if (Math.max(picture.width, picture.height) > side)
        throw new CallFailure(400, 'pictureTooWide', { values: { side } });
      const key = randomToken();
      const avatar = `/avatar/${key}`;
      await database.batch(
        [
          sql`INSERT OR REPLACE INTO pictures (account_id, key, type, base64)
            VALUES (${account.id}, ${key}, ${picture.type}, ${Buffer.from(bytes).toString('base64')})`,
          sql`UPDATE accounts SET avatar = ${avatar} WHERE id = ${account.id}`,
        ],
        'write',
      );
      return { avatar };
    },
  );

  addPage(avatarCall, { summary: 'A picture of an account.', access: 'everybody' }, async (c) => {
    const { rows } = await database.execute(
      sql`SELECT type, base64 FROM pictures WHERE key = ${c.req.param('key') ?? ''}`,
    );
    const picture = rows[0];
    if (!picture) throw new CallFailure(404, 'notFound', { status: 404 });
    c.header('Cache-Control', 'private, max-age=31536000, immutable');
    c.header('Content-Type', String(picture.type));
    return c.body(new Uint8Array(Buffer.from(String(picture.base64), 'base64')));
  });

  add(
    passwordCall,
    { summary: 'Sets another password for who knows the present one, and on wish ends the other sessions.' },
    async ({ c, account, body: { present, password, endOthers } }) => {
      const presentHash = await confirmPassword(platform, account, present, 'present');
      if (present === password) throw new CallFailure(400, 'samePassword', { field: 'password' });
      const passwordHash = await platform.hashing.run(() => hashPassword(password, platform.passwordCost));
      // The password may have been reset while this one was hashed.
      const { rowsAffected } = await database.execute(
        sql`UPDATE accounts SET password_hash = ${passwordHash} WHERE id = ${account.id} AND password_hash = ${presentHash}`,
      );
      if (rowsAffected !== 1) throw new CallFailure(400, 'wrongPassword', { field: 'present' });
      const count = endOthers ? await sessions.endAll(account.id, c.get('family')) : 0;
      return { ended: count };
    },
  );

  add(
    phoneCall,
    { summary: 'Takes another mobile number from who knows the password, by the code that was sent to it.' },
    async ({ account, body: { phone, code, password } }) => {
      // The number allows signing in, so changing it needs the password: an unattended window is not enough.
      const passwordHash = await confirmPassword(platform, account, password);
      if (!smsCodes.check(phone, code)) throw new CallFailure(400, 'wrongSmsCode', { field: 'code' });
      const holder = await findAccountByPhone(database, phone);
      if (holder && holder.id !== account.id) throw new CallFailure(400, 'phoneTaken', { field: 'phone' });
      const { rowsAffected } = await database.execute(
        sql`UPDATE OR IGNORE accounts SET phone = ${phone} WHERE id = ${account.id} AND password_hash = ${passwordHash}`,
      );
      if (rowsAffected !== 1) throw new CallFailure(400, 'phoneTaken', { field: 'phone' });
      smsCodes.use(phone);
      return readProfile(database, account.id);
    },
  );

  add(sessionsCall, { summary: 'Where the caller is signed in, the last used first.' }, async ({ c, account }) => {
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
  });

  add(
    endSessionCall,
    { summary: 'Ends one session of the caller; its windows are notified at once.' },
    async ({ account, body: { id } }) => {
      if (!(await sessions.endFamily(account.id, id))) throw new CallFailure(404, 'notFound');
      return { ended: 1 };
    },
  );

  add(endOthersCall, { summary: 'Ends every session of the caller but the present one.' }, async ({ c, account }) => {
    const count = await sessions.endAll(account.id, c.get('family'));
    return { ended: count };
  });

  add(loginsCall, { summary: 'How the caller came in, and who failed to; half a year.' }, ({ query, account }) =>
    listRows(database, loginPlan(account.id), query),
  );

  add(
    savePreferencesCall,
    { summary: 'Keeps how the console is to look for the caller, wherever he signs in.' },
    async ({ account, body }) => {
      await database.execute(sql`UPDATE accounts SET preferences = ${JSON.stringify(body)} WHERE id = ${account.id}`);
      return body;
    },
  );
}
