import { presenceCall } from '@waybill/kit/contract';
import type { AddCalls } from '@waybill/kit/server';
import { CallFailure } from '@waybill/kit/server';
import { viewerOf } from '@waybill/orders/server';
import { eventsCall } from '../contract/events';
import { createEventStreams } from './event-streams';
import { dropOldest, findPresent } from './presence';

/** In ms: a window that says nothing for so long has gone; it says something every 20 seconds. */
const presenceLife = 45_000;

/** The calls by which a window hears of what happens, and says what it has open. */
export const addLiveCalls: AddCalls = ({ add, addPage }, platform, { modules }) => {
  const { database } = platform;
  const streams = createEventStreams(platform, modules);

  addPage(
    eventsCall,
    { summary: 'What happens, as server-sent events, resumed after the one that the header `Last-Event-ID` names.' },
    (c) => streams.open(c),
  );

  add(
    presenceCall,
    {
      summary:
        'Notes that a window has an order open, for 45 seconds; tells who has. 404 for an order that the account does not see.',
      unrecorded: true,
    },
    async ({ account, body: { id, window, doing }, now }) => {
      const only = viewerOf(account).owner ?? null;
      const isEditing = doing === 'editing' ? 1 : 0;
      const [, , , , seen] = await database.batch(
        [
          { sql: 'DELETE FROM presence WHERE until <= ?', args: [now] },
          {
            sql: `DELETE FROM presence WHERE record = ? AND window = ? AND account_id = ? AND ? = 'leaving'`,
            args: [id, window, account.id, doing],
          },
          {
            sql: `INSERT INTO presence (record, window, account_id, username, editing, until)
                  SELECT id, ?, ?, ?, ?, ? FROM orders WHERE id = ? AND (? IS NULL OR placed_by = ?) AND ? <> 'leaving'
                  ON CONFLICT DO UPDATE SET until = excluded.until, editing = excluded.editing WHERE account_id = excluded.account_id`,
            args: [window, account.id, account.username, isEditing, now + presenceLife, id, only, only, doing],
          },
          dropOldest(account.id, id, window),
          { sql: 'SELECT 1 FROM orders WHERE id = ? AND (? IS NULL OR placed_by = ?)', args: [id, only, only] },
        ],
        'write',
      );
      if (seen?.rows.length === 0) throw new CallFailure(404, 'notFound');
      return { people: await findPresent(database, id, now) };
    },
  );
};
