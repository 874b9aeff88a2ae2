import { noticesCall } from '@waybill/account/contract';
import type { Calls, Platform } from '@waybill/kit/server';

/** Registers the call for notices; `notice` is markup that the reader must sanitise. */
export function addNotices({ add }: Calls, { database }: Platform): void {
  add(noticesCall, { summary: 'What everybody is to know, the newest first.' }, async () => {
    const { rows } = await database.execute('SELECT image, notice, email FROM notices ORDER BY id DESC');
    const list = rows.map((row) => ({
      image: String(row.image),
      notice: String(row.notice),
      email: String(row.email),
    }));
    return { list, total: list.length };
  });
}
