import { limits } from '@waybill/kit/contract';
import type { Platform } from '@waybill/kit/server';
import {
  CallFailure,
  digest,
  entryKey,
  findRegion,
  KeyTaken,
  once,
  readForm,
  refuseIfMatch,
  sendVersion,
  tooManyAttempts,
  wrongField,
} from '@waybill/kit/server';
import { doublesCall } from '../contract/duplicates';
import { importCall, type OrderRequest, orderRequest, saveCall } from '../contract/placing';
import { orderRights } from '../contract/rights';
import { sides } from '../contract/words';
import { changeOrder } from './change-order';
import type { AddOrderCall } from './create-order-calls';
import { findDuplicates } from './find-duplicates';
import { createOrderRecords } from './order-records';
import { placeOrder, placeOrders } from './orders';
import { toPlainRequest } from './plain-request';

export function addPlacingCalls(add: AddOrderCall, { database, doublesLimit }: Platform): void {
  const { read, writeOne } = createOrderRecords(database, { withPresent: true });

  add(
    saveCall,
    {
      summary:
        'Places an order, or with an id changes a pending one; 409 with the present order if `If-Match` names an older version.',
      access: 'write:order',
      idempotent: true,
      conditional: true,
      plain: toPlainRequest,
    },
    async (given) => {
      const { c, viewer, body, now } = given;
      const { id, version: _, ...request } = body;
      checkAcross(request);
      if (id === undefined) {
        const { key } = given.terms();
        refuseIfMatch(c);
        const placed = await once(database, 'orders', key, () => placeOrder(database, request, viewer, now, key));
        return read(placed, viewer, now);
      }
      const changed = await writeOne(given, { id, by: viewer, rules: orderRights.edit }, (row, write) =>
        changeOrder(database, row, { request, ...write }),
      );
      sendVersion(c, changed);
      return changed;
    },
  );

  add(
    importCall,
    {
      summary: 'Places several orders; invalid ones are listed with their field, and the others are placed.',
      access: 'write:order',
      largest: { bytes: limits.perBody.orders },
      idempotent: true,
    },
    async ({ viewer, body, now, terms }) => {
      const { key: whole } = terms();
      const refused: { place: number; field: string }[] = [];
      const entries = body.orders.flatMap((order, place) => {
        try {
          const { id: _, version: __, ...request } = readForm(orderRequest, toPlainRequest(order));
          checkAcross(request);
          const entry = entryKey(whole, place);
          const key = entry && { ...entry, request: digest(JSON.stringify(order)) };
          return [{ place, request, key }];
        } catch (error) {
          if (!(error instanceof CallFailure)) throw error;
          refused.push({ place, field: error.options.field ?? '' });
          return [];
        }
      });
      const place = () => placeOrders(database, entries, viewer, now);
      // The same request may have run at the same time; then its orders exist now.
      const placed = await place().catch((error) => (error instanceof KeyTaken ? place() : Promise.reject(error)));
      return { placed, refused };
    },
  );

  add(
    doublesCall,
    {
      summary: 'Finds orders of the last 30 days that new orders may duplicate.',
      access: 'write:order',
      largest: { bytes: limits.perBody.orders },
      plain: ({ orders }) => ({ orders: Array.isArray(orders) ? orders.map(toPlainRequest) : orders }),
    },
    async ({ c, viewer, body, now }) => {
      const wait = doublesLimit.take(String(viewer.id));
      if (wait > 0) throw tooManyAttempts(wait);
      const doubles = await findDuplicates(database, body.orders, viewer, now);
      c.set('recorded', { subject: doubles.map(({ orderNo }) => orderNo).join(', '), changes: [] });
      return { doubles };
    },
  );
}

/** Rules across fields and the list of districts: different cities, a declared value for insurance, and hours in sequence. */
function checkAcross(request: OrderRequest): void {
  const { consignor, consignee, vehicles, insured, collection, collectFrom, collectUntil } = request;
  for (const side of sides) if (!findRegion(request[side].region)) throw wrongField(`${side}.region`);
  if (consignor.region.slice(0, 4) === consignee.region.slice(0, 4)) throw wrongField('consignee.region');
  const poor = insured ? vehicles.findIndex(({ value }) => value === 0) : -1;
  if (poor >= 0) throw wrongField(`vehicles.${poor}.value`);
  const isOrdered = collectFrom !== null && collectUntil !== null && collectFrom < collectUntil;
  if (collection === 'collected' && !isOrdered) throw wrongField('collectUntil');
  if (collection === 'handed-in' && (collectFrom !== null || collectUntil !== null)) throw wrongField('collectFrom');
}
