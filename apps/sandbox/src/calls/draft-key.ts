import { randomBytes } from 'node:crypto';
import type { Handler } from 'hono';
import { success } from '../server/envelope';
import type { Platform } from '../server/platform';
import type { SandboxEnv } from '../server/sandbox-env';

/** GET /draftKey: what the caller's drafts are encrypted with, 32 random bytes in base64; made once for an account and kept with it. */
export function draftKey({ database }: Platform): Handler<SandboxEnv> {
  return async (c) => {
    const name = `draft key of account ${c.get('account').id}`;
    const fresh = randomBytes(32).toString('base64');
    const [, found] = await database.batch(
      [
        { sql: 'INSERT OR IGNORE INTO facts (name, value) VALUES (?, ?)', args: [name, fresh] },
        { sql: 'SELECT value FROM facts WHERE name = ?', args: [name] },
      ],
      'write',
    );
    return success(c, { key: String(found?.rows[0]?.value) });
  };
}
