import { presenceCall } from '@waybill/kit/contract';
import type { AddCalls } from '@waybill/kit/server';
import { CallFailure, sql } from '@waybill/kit/server';
import { viewerOf } from '@waybill/orders/server';
import { eventsCall } from '../contract/events';
import { createEventStreams } from './event-streams';
import { dropOldest, findPresent } from './presence';

/** In ms: a window without an announcement for this long has gone; announcements come every 20 seconds. */
const presenceLife = 45_000;

/** Registers the stream of events and the announcements of open records. */
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
          sql`DELETE FROM presence WHERE until <= ${now}`,
          sql`DELETE FROM presence
            WHERE record = ${id} AND window = ${window} AND account_id = ${account.id} AND ${doing} = 'leaving'`,
          sql`INSERT INTO presence (record, window, account_id, username, editing, until)
            SELECT id, ${window}, ${account.id}, ${account.username}, ${isEditing}, ${now + presenceLife}
            FROM orders WHERE id = ${id} AND (${only} IS NULL OR placed_by = ${only}) AND ${doing} <> 'leaving'
            ON CONFLICT DO UPDATE SET until = excluded.until, editing = excluded.editing WHERE account_id = excluded.account_id`,
          dropOldest(account.id, id, window),
          sql`SELECT 1 FROM orders WHERE id = ${id} AND (${only} IS NULL OR placed_by = ${only})`,
        ],
        'write',
      );
      if (seen?.rows.length === 0) throw new CallFailure(404, 'notFound');
      return { people: await findPresent(database, id, now) };
    },
  );
};
