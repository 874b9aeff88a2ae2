import { importRequest, importResult, order, orderRequest } from '../../business/order-contract';
import { readBy } from '../../contract/call-contract';
import type { Database } from '../../database/database';
import { OrderConflict } from '../../rows/order-conflict';
import { changeOrder, KeyReused, KeyTaken, placeOrder, placeOrders } from '../../rows/orders';
import { CallFailure } from '../../server/call-failure';
import { readIfMatch, tellVersion } from '../../server/record-version';
import { digest } from '../../session/digest';
import { toPlainRequest } from '../plain-request';
import { readKey } from '../read-key';
import { type AddOrderCall, toConflict } from './create-order-calls';
import type { OrderRecords } from './order-records';

/** Where orders of a spreadsheet are placed: the one call with a long body. */
export const importPath = '/order/doImport';

/** The calls that place and change orders. */
export function addPlacingCalls(
  add: AddOrderCall,
  database: Database,
  { rowOf, present, writtenBefore, once }: OrderRecords,
): void {
  add(
    {
      method: 'post',
      path: '/order/doEdit',
      summary:
        'Places an order, or with an id changes one that is still pending; 409 with the present order where `If-Match` names an older version.',
      permission: 'write:order',
      body: orderRequest,
      response: order,
      idempotent: true,
    },
    async ({ c, viewer, body, now }) => {
      const { id, version = readIfMatch(c), ...request } = body;
      checkAcross(request);
      const key = readKey(c, body);
      if (id === undefined) {
        const placed =
          (await writtenBefore(key)) ?? (await once(key, () => placeOrder(database, request, viewer, now, key)));
        return present(placed, viewer, now);
      }
      const row = await rowOf(id, viewer);
      try {
        if ((await writtenBefore(key)) === undefined)
          await once(key, async () => {
            await changeOrder(database, row, request, { version, actor: viewer.username, now, key });
            return id;
          });
      } catch (error) {
        if (error instanceof OrderConflict) throw toConflict(c, error, now, await present(id, viewer, now));
        throw error;
      }
      const changed = await present(id, viewer, now);
      tellVersion(c, changed);
      return changed;
    },
    toPlainRequest,
  );

  add(
    {
      method: 'post',
      path: importPath,
      summary: 'Places several orders; those that are wrong are named with their field, and the others are placed.',
      permission: 'write:order',
      body: importRequest,
      response: importResult,
      idempotent: true,
    },
    async ({ c, viewer, body, now }) => {
      const whole = readKey(c, body);
      const refused: { place: number; field: string }[] = [];
      const wanted = body.orders.flatMap((order, place) => {
        try {
          const { id: _, version: __, ...request } = readBy(orderRequest, toPlainRequest(order), true);
          checkAcross(request);
          const key = whole && { ...whole, key: `${whole.key}:${place}`, request: digest(JSON.stringify(order)) };
          return [{ place, request, key }];
        } catch (error) {
          if (!(error instanceof CallFailure)) throw error;
          refused.push({ place, field: error.options.field ?? '' });
          return [];
        }
      });
      const place = () => placeOrders(database, wanted, viewer, now);
      // The same request may have come in between; then its orders are there.
      const placed = await place()
        .catch((error) => (error instanceof KeyTaken ? place() : Promise.reject(error)))
        .catch((error) => Promise.reject(error instanceof KeyReused ? new CallFailure(400, 'keyReused') : error));
      return { placed, refused };
    },
  );
}

/** What no field can say alone: two cities, a value that is to be insured, hours that lie in order. */
function checkAcross(request: Parameters<typeof placeOrder>[1]): void {
  const wrong = (field: string) => new CallFailure(400, 'badField', { values: { field }, field });
  const { consignor, consignee, vehicles, insured, collection, collectFrom, collectUntil } = request;
  if (consignor.region.slice(0, 4) === consignee.region.slice(0, 4)) throw wrong('consignee.region');
  const poor = insured ? vehicles.findIndex(({ value }) => value === 0) : -1;
  if (poor >= 0) throw wrong(`vehicles.${poor}.value`);
  const isOrdered = collectFrom !== null && collectUntil !== null && collectFrom < collectUntil;
  if (collection === 'collected' && !isOrdered) throw wrong('collectUntil');
  if (collection === 'handed-in' && (collectFrom !== null || collectUntil !== null)) throw wrong('collectFrom');
}
