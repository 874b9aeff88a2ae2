import type { Context, Hono } from 'hono';
import {
  assignRequest,
  categories,
  contactKey,
  contactRequest,
  contacts,
  done,
  idRequest,
  importRequest,
  importResult,
  noteRequest,
  type Order,
  order,
  orderCounts,
  orderDetail,
  orderList,
  orderOptions,
  orderPage,
  orderRequest,
  priceRequest,
  quote as quoteResponse,
  revealed,
  revealRequest,
  stepRequest,
  stepsRequest,
  stepsResult,
  today,
} from '../business/order-contract';
import { type OrderStep, orderSteps, stepRules } from '../business/order-steps';
import { quote } from '../business/price';
import { offeredCityNames } from '../business/regions';
import { type CallContract, readBy } from '../contract/call-contract';
import type { Row } from '../database/database';
import { findContacts, removeContact, saveContact } from '../rows/contacts';
import { countOrders, sumOf } from '../rows/count-orders';
import { findWritten, type IdempotencyKey } from '../rows/idempotency';
import { listOrders } from '../rows/list-orders';
import { moveOrder } from '../rows/move-order';
import { OrderConflict, toHappened } from '../rows/order-conflict';
import { readOrderFilter } from '../rows/order-filter';
import { toOrder } from '../rows/order-row';
import { readToday } from '../rows/order-today';
import {
  addEvent,
  assignOrder,
  changeOrder,
  findOrder,
  findOrderRow,
  findOrders,
  KeyReused,
  KeyTaken,
  placeOrder,
  placeOrders,
  setPrice,
} from '../rows/orders';
import { type Viewer, viewerOf } from '../rows/viewer';
import { vehicles } from '../seed/vocabulary';
import { CallFailure } from '../server/call-failure';
import { success } from '../server/envelope';
import { badField } from '../server/fields';
import { toLanguage } from '../server/language';
import { readPayload } from '../server/payload';
import type { Platform } from '../server/platform';
import { readIfMatch, tellVersion } from '../server/record-version';
import type { SandboxEnv } from '../server/sandbox-env';
import { digest } from '../session/digest';
import { requireToken } from '../session/require-token';
import { contactsQuery, countsQuery, idQuery, idsQuery, listQuery, quoteQuery } from './order-queries';
import { toPlainParty, toPlainRequest } from './plain-request';

/** Where orders of a spreadsheet are placed: the one call with a long body. */
export const importPath = '/order/doImport';

/** What a call of orders is given. */
interface OrderCall<Query, Body> {
  c: Context<SandboxEnv>;
  viewer: Viewer;
  query: Query;
  body: Body;
  now: number;
}

/** The calls of orders; gives their contracts, which `/openapi.json` tells. */
export function addOrderCalls(app: Hono<SandboxEnv>, platform: Platform): CallContract[] {
  const { database } = platform;
  const contracts: CallContract[] = [];

  /** Registers a call that is checked by its contract. */
  function add<Query, Body>(
    contract: CallContract<Query, Body>,
    answer: (call: OrderCall<Query, Body>) => Promise<unknown>,
    plain: (given: unknown) => unknown = (payload) => payload,
  ): void {
    contracts.push(contract);
    app[contract.method](contract.path, requireToken(platform, contract.permission), async (c) => {
      const given = Object.fromEntries(Object.entries(c.req.query()).filter(([, value]) => value !== ''));
      const query = contract.query ? readBy(contract.query, given, false) : (undefined as Query);
      const body = contract.body ? readBy(contract.body, plain(await readPayload(c)), true) : (undefined as Body);
      const now = platform.now();
      try {
        return success(c, await answer({ c, viewer: viewerOf(c.get('account')), query, body, now }));
      } catch (error) {
        if (error instanceof OrderConflict) throw toConflict(c, error, now);
        throw error;
      }
    });
  }

  add(
    {
      method: 'get',
      path: '/order/getList',
      summary: 'One page of the orders that the account may see.',
      permission: 'read:order',
      query: listQuery,
      response: orderPage,
    },
    ({ c, viewer, now }) => listOrders(database, c.req.query(), viewer, now),
  );

  add(
    {
      method: 'get',
      path: '/order/counts',
      summary: 'How many orders of each state match a filter.',
      permission: 'read:order',
      query: countsQuery,
      response: orderCounts,
    },
    async ({ c, viewer, now }) => {
      const counts = await countOrders(database, readOrderFilter(c.req.query(), viewer.owner, now));
      return { total: sumOf(counts), counts };
    },
  );

  add(
    {
      method: 'get',
      path: '/order/detail',
      summary: 'One order with its history; 404 where it is not there or not for the account.',
      permission: 'read:order',
      query: idQuery,
      response: orderDetail,
    },
    async ({ c, viewer, query, now }) => {
      const found = await detail(Number(query.id), viewer, now);
      tellVersion(c, found);
      return found;
    },
  );

  add(
    {
      method: 'get',
      path: '/order/byIds',
      summary:
        'Several orders in the order of their ids; those that are not there or not for the account are left out.',
      permission: 'read:order',
      query: idsQuery,
      response: orderList,
    },
    async ({ viewer, query, now }) => ({
      list: await findOrders(database, query.ids.split(',').map(Number), viewer, now),
    }),
  );

  add(
    {
      method: 'get',
      path: '/order/options',
      summary: 'What an order may be made of, and the steps of its life.',
      permission: 'read:order',
      response: orderOptions,
    },
    async () => ({
      cities: offeredCityNames,
      categories,
      brands: categories.flatMap((category) => vehicles[category].map(({ brand }) => brand)),
      steps: orderSteps.map((step) => {
        const { from, permission, needsNote } = stepRules[step];
        return { step, from, permission, needsNote };
      }),
    }),
  );

  add(
    {
      method: 'get',
      path: '/order/today',
      summary: 'What is to be done today, the last two weeks, and the latest orders.',
      permission: 'read:order',
      response: today,
    },
    ({ viewer, now }) => readToday(database, viewer, now),
  );

  add(
    {
      method: 'get',
      path: '/order/contacts',
      summary: 'The people whom the account has sent to or from, the latest first.',
      permission: 'read:order',
      query: contactsQuery,
      response: contacts,
    },
    async ({ viewer, query }) => ({
      list: await findContacts(database, viewer.id, { keyword: query.keyword ?? '', party: query.party ?? '' }),
    }),
  );

  add(
    {
      method: 'post',
      path: '/order/doContact',
      summary: 'Writes somebody into the address book of the account, or in the place of somebody.',
      permission: 'write:order',
      body: contactRequest,
      response: done,
    },
    async ({ viewer, body: { before, ...party }, now }) => {
      await saveContact(database, viewer.id, party, before, now);
      return {};
    },
    toPlainParty,
  );

  add(
    {
      method: 'post',
      path: '/order/doForgetContact',
      summary: 'Takes somebody out of the address book of the account; orders stay as they are.',
      permission: 'write:order',
      body: contactKey,
      response: done,
    },
    async ({ viewer, body, now }) => {
      await removeContact(database, viewer.id, body, now);
      return {};
    },
  );

  add(
    {
      method: 'get',
      path: '/order/quote',
      summary: 'What a transport costs part by part, and until when that holds.',
      permission: 'read:order',
      query: quoteQuery,
      response: quoteResponse,
    },
    async ({ query, now }) =>
      quote(
        {
          ...query,
          categories: query.categories.split(',') as (typeof categories)[number][],
          value: Number(query.value),
          insured: query.insured === 'true',
        },
        now,
      ),
  );

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

  add(
    {
      method: 'post',
      path: '/order/doStep',
      summary: 'Moves an order on by one step; 409 with what happened meanwhile where its state does not allow it.',
      permission: 'read:order',
      body: stepRequest,
      response: order,
      idempotent: true,
    },
    async ({ c, viewer, body, now }) => {
      const { id, step, version, note, place } = body;
      requireStep(c, step, note);
      const row = await rowOf(id, viewer);
      const key = readKey(c, body);
      if ((await writtenBefore(key)) === undefined)
        await once(key, async () => {
          await moveOrder(database, row, { step, actor: viewer.username, now, version, note, place, key });
          return id;
        });
      return present(id, viewer, now);
    },
  );

  add(
    {
      method: 'post',
      path: '/order/doSteps',
      summary: 'Moves several orders on by one step; what did not move is listed with its reason.',
      permission: 'read:order',
      body: stepsRequest,
      response: stepsResult,
      idempotent: true,
    },
    async ({ c, viewer, body, now }) => {
      const { ids, step, note, place } = body;
      requireStep(c, step, note);
      return forEach(c, ids, viewer, now, readKey(c, body), (row, key) =>
        moveOrder(database, row, { step, actor: viewer.username, now, note, place, key }),
      );
    },
  );

  add(
    {
      method: 'post',
      path: '/order/doCancel',
      summary: 'Cancels an order that nobody collected yet.',
      permission: 'write:order',
      body: idRequest,
      response: order,
    },
    async ({ viewer, body: { id }, now }) => {
      await moveOrder(database, await rowOf(id, viewer), { step: 'cancel', actor: viewer.username, now });
      return present(id, viewer, now);
    },
  );

  add(
    {
      method: 'post',
      path: '/order/doAssign',
      summary: 'Assigns orders to a line and a vehicle of the fleet.',
      permission: 'assign:order',
      body: assignRequest,
      response: stepsResult,
      idempotent: true,
    },
    async ({ c, viewer, body, now }) => {
      const { ids, line, carrier } = body;
      return forEach(c, ids, viewer, now, readKey(c, body), (row, key) =>
        assignOrder(database, row, { line, carrier, actor: viewer.username, now, key }),
      );
    },
  );

  add(
    {
      method: 'post',
      path: '/order/doPrice',
      summary: 'Gives an order a price by hand with its reason, or with null the worked-out one again.',
      permission: 'price:order',
      body: priceRequest,
      response: order,
    },
    async ({ viewer, body, now }) => {
      await setPrice(database, await rowOf(body.id, viewer), body, viewer.username, now);
      return present(body.id, viewer, now);
    },
  );

  add(
    {
      method: 'post',
      path: '/order/doNote',
      summary: 'Writes a note for staff into the history.',
      permission: 'manage:order',
      body: noteRequest,
      response: orderDetail,
    },
    async ({ viewer, body: { id, text }, now }) => {
      await rowOf(id, viewer);
      await addEvent(database, id, { kind: 'note', actor: viewer.username, at: now, note: text });
      return detail(id, viewer, now);
    },
  );

  add(
    {
      method: 'post',
      path: '/order/doReveal',
      summary: 'Shows a phone that is masked for the account, and notes that in the history.',
      permission: 'reveal:phone',
      body: revealRequest,
      response: revealed,
    },
    async ({ viewer, body: { id, party }, now }) => {
      const row = await rowOf(id, viewer);
      await addEvent(database, id, { kind: 'reveal', actor: viewer.username, at: now, note: party });
      return { phone: String(row[`${party}_phone`]) };
    },
  );

  return contracts;

  async function rowOf(id: number, viewer: Viewer): Promise<Row> {
    const row = await findOrderRow(database, id, viewer);
    if (!row) throw new CallFailure(404, 'notFound');
    return row;
  }

  async function present(id: number, viewer: Viewer, now: number) {
    return toOrder(await rowOf(id, viewer), viewer, now);
  }

  async function detail(id: number, viewer: Viewer, now: number) {
    const found = await findOrder(database, id, viewer, now);
    if (!found) throw new CallFailure(404, 'notFound');
    return found;
  }

  /** The order that a key has written before; throws `CallFailure` 400 where that was another request. */
  async function writtenBefore(key: IdempotencyKey | undefined): Promise<number | undefined> {
    const written = key && (await findWritten(database, key));
    if (written && written.request !== key?.request) throw new CallFailure(400, 'keyReused');
    return written?.orderId;
  }

  /** Runs a write; where it meets the same one that came in between, that one's order. */
  async function once(key: IdempotencyKey | undefined, write: () => Promise<number>): Promise<number> {
    try {
      return await write();
    } catch (error) {
      if (!(error instanceof KeyTaken || error instanceof OrderConflict)) throw error;
      const written = await writtenBefore(key);
      if (written === undefined) throw error;
      return written;
    }
  }

  /** Writes each of several orders once for a key; what did not go is listed with its reason. Where one is not there, or was written by another request with that key, none is written. */
  async function forEach(
    c: Context<SandboxEnv>,
    ids: readonly number[],
    viewer: Viewer,
    now: number,
    whole: IdempotencyKey | undefined,
    write: (row: Row, key: IdempotencyKey | undefined) => Promise<void>,
  ) {
    const moved: number[] = [];
    const refused: { id: number; orderNo: string; reason: string }[] = [];
    const wanted = await Promise.all(
      [...new Set(ids)].map(async (id) => {
        const key = whole && { ...whole, key: `${whole.key}:${id}` };
        return { id, key, row: await rowOf(id, viewer), written: await writtenBefore(key) };
      }),
    );
    for (const { id, key, row, written } of wanted) {
      try {
        if (written === undefined)
          await once(key, async () => {
            await write(row, key);
            return id;
          });
        moved.push(id);
      } catch (error) {
        if (!(error instanceof OrderConflict)) throw error;
        refused.push({ id, orderNo: String(row.order_no), reason: happened(c, error, now) });
      }
    }
    return { moved, refused };
  }
}

function requireStep(c: Context<SandboxEnv>, step: OrderStep, note: string | undefined): void {
  const { permission, needsNote } = stepRules[step];
  const { admin, permissions } = c.get('account');
  if (!admin && !permissions.includes(permission)) throw new CallFailure(403, 'forbidden');
  if (needsNote && !note?.trim()) throw new CallFailure(400, 'badField', { values: { field: 'note' }, field: 'note' });
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

function readKey(c: Context<SandboxEnv>, body: unknown): IdempotencyKey | undefined {
  const key = c.req.header('idempotency-key');
  if (key === undefined) return undefined;
  if (!/^[\x21-\x7e]{1,80}$/.test(key)) throw badField('Idempotency-Key');
  return { accountId: c.get('account').id, key, request: digest(JSON.stringify(body)) };
}

function happened(c: Context<SandboxEnv>, { happened: events }: OrderConflict, now: number): string {
  const language = toLanguage(c.req.header('accept-language'));
  return events.map((event) => toHappened(event, now, language)).join(language === 'en' ? ', ' : '，');
}

function toConflict(c: Context<SandboxEnv>, error: OrderConflict, now: number, present?: Order): CallFailure {
  return new CallFailure(409, 'orderMoved', {
    values: { happened: happened(c, error, now) },
    data: { happened: error.happened, ...(present && { present }) },
  });
}
