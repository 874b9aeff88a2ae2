import type { Handler } from 'hono';
import { success } from '../server/envelope';
import type { Platform } from '../server/platform';
import type { SandboxEnv } from '../server/sandbox-env';

/** GET /notice/getList: `{ list: { image, notice, email }[], total }`; `notice` is markup that the reader must sanitise. */
export function notices({ database }: Platform): Handler<SandboxEnv> {
  return async (c) => {
    const { rows } = await database.execute('SELECT image, notice, email FROM notices ORDER BY id');
    const list = rows.map(({ image, notice, email }) => ({ image, notice, email }));
    return success(c, { list, total: list.length });
  };
}
