import type { AddCalls } from '@waybill/kit/server';
import {
  avatarPicture,
  CallFailure,
  findAccountByName,
  findAccountByPhone,
  hashPassword,
  newcomer,
  requireCapacity,
  sql,
} from '@waybill/kit/server';
import { registerCall } from '../contract/session';
import { enter } from './enter';

/** Creates an account with the role Agent; other modules attach it to the invitation. */
export const addRegister: AddCalls = ({ add }, platform, { modules }) => {
  const facts = { summary: 'Opens an account and signs in.', access: 'everybody', encrypted: true } as const;
  add(registerCall, facts, async ({ c, body: { username, password, phone, code, invite = '', visit = '' } }) => {
    requireCapacity(platform.hashing);
    // Checked first, so that user names cannot be probed without a phone; the code stays valid after a taken name.
    if (!platform.smsCodes.check(phone, code)) throw new CallFailure(400, 'wrongSmsCode');
    if (await findAccountByName(platform.database, username)) throw new CallFailure(400, 'nameTaken');
    if (await findAccountByPhone(platform.database, phone)) throw new CallFailure(400, 'phoneTaken');

    const joined = await Promise.all(modules.map(({ onRegister }) => onRegister?.(platform, { invite, visit }) ?? []));

    const passwordHash = await platform.hashing.run(() => hashPassword(password, platform.passwordCost));
    const [made] = await platform.database.batch(
      [
        sql`INSERT INTO accounts (username, phone, password_hash, avatar, roles, permissions, created_at)
          VALUES (${username}, ${phone}, ${passwordHash}, ${avatarPicture(username)}, ${JSON.stringify(newcomer.roles)},
            coalesce((SELECT permissions FROM roles WHERE name = ${newcomer.roles[0]}), '[]'), ${platform.now()})
          ON CONFLICT DO NOTHING RETURNING id`,
        ...joined.flat(),
      ],
      'write',
    );
    if (!made?.rows[0]) throw new CallFailure(400, 'nameTaken');
    platform.smsCodes.use(phone);
    const step = { accountId: Number(made.rows[0].id), way: 'register', proof: {} } as const;
    return { token: await enter(platform, c, step) };
  });
};
