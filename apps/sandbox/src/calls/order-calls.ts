import type { Context, Hono } from 'hono';
import { cityNames } from '../business/cities';
import { orderStatusMessages } from '../business/order-status';
import { categories, type QuoteRequest, quote } from '../business/quote';
import { listOrders } from '../rows/list-orders';
import {
  cancelOrder,
  changeOrder,
  findOrder,
  findOrderEvents,
  type Order,
  type OrderRequest,
  ownerFor,
  placeOrder,
} from '../rows/orders';
import { vehicles } from '../seed/vocabulary';
import { CallFailure } from '../server/call-failure';
import { success } from '../server/envelope';
import { badField, phonePattern, readChoice, readFlag, readForm, readId, readNumber, readText } from '../server/fields';
import { toLanguage } from '../server/language';
import { type Payload, readPayload } from '../server/payload';
import type { Platform } from '../server/platform';
import type { SandboxEnv } from '../server/sandbox-env';
import { requireToken } from '../session/require-token';

/** The calls of orders: /order/getList, detail, options, quote, doEdit and doCancel. */
export function addOrderCalls(app: Hono<SandboxEnv>, platform: Platform): void {
  const { database, now } = platform;
  const reader = requireToken(platform, 'read:order');
  const writer = requireToken(platform, 'write:order');

  app.get('/order/getList', reader, async (c) =>
    success(c, await listOrders(database, c.req.query(), ownerFor(c.get('account')))),
  );

  app.get('/order/detail', reader, async (c) => {
    const order = await requireOrder(c, readId(c.req.query()));
    return success(c, { ...order, timeline: await findOrderEvents(database, order.id) });
  });

  app.get('/order/options', reader, (c) => {
    const brands = categories.flatMap((category) => vehicles[category].map(({ brand }) => brand));
    return success(c, { cities: cityNames, categories, brands });
  });

  app.get('/order/quote', reader, (c) => success(c, quote(readQuoteRequest(c.req.query()))));

  app.post('/order/doEdit', writer, async (c) => {
    const payload = await readPayload(c);
    const request = readForm(() => readOrderRequest(payload));
    if (payload.id === undefined || payload.id === null) {
      return success(c, await requireOrder(c, await placeOrder(database, request, c.get('account').id, now())));
    }
    const order = await requireOrder(c, readId(payload));
    if (!(await changeOrder(database, order.id, request))) throw locked(c, order);
    return success(c, await requireOrder(c, order.id));
  });

  app.post('/order/doCancel', writer, async (c) => {
    const order = await requireOrder(c, readId(await readPayload(c)));
    if (!(await cancelOrder(database, order.id, now()))) throw locked(c, order);
    return success(c, await requireOrder(c, order.id));
  });

  async function requireOrder(c: Context<SandboxEnv>, id: number): Promise<Order> {
    const order = await findOrder(database, id, ownerFor(c.get('account')));
    if (!order) throw new CallFailure(404, 'notFound');
    return order;
  }
}

function locked(c: Context<SandboxEnv>, order: Order): CallFailure {
  const status = orderStatusMessages[order.status][toLanguage(c.req.header('accept-language'))];
  return new CallFailure(400, 'orderLocked', { values: { status } });
}

function readQuoteRequest(payload: Payload): QuoteRequest {
  const fromCity = readChoice(payload, 'fromCity', cityNames);
  return {
    category: readChoice(payload, 'category', categories),
    fromCity,
    toCity: readChoice(
      payload,
      'toCity',
      cityNames.filter((name) => name !== fromCity),
    ),
    declaredValue: readNumber(payload, 'declaredValue', { min: 0, max: 1_000_000, integer: true, fallback: 0 }),
    insured: readFlag(payload, 'insured', false),
  };
}

function readOrderRequest(payload: Payload): OrderRequest {
  const quoted = readQuoteRequest(payload);
  if (quoted.insured && quoted.declaredValue === 0) throw badField('declaredValue');
  return {
    ...quoted,
    brand: readText(payload, 'brand', { max: 40 }),
    model: readText(payload, 'model', { min: 0, max: 40, fallback: '' }),
    plate: readText(payload, 'plate', { min: 0, max: 12, fallback: '' }),
    vin: readText(payload, 'vin', { min: 0, max: 17, pattern: /^[A-Za-z0-9]*$/, fallback: '' }).toUpperCase(),
    consignorName: readText(payload, 'consignorName', { max: 20 }),
    consignorPhone: readText(payload, 'consignorPhone', { pattern: phonePattern }),
    consigneeName: readText(payload, 'consigneeName', { max: 20 }),
    consigneePhone: readText(payload, 'consigneePhone', { pattern: phonePattern }),
    remark: readText(payload, 'remark', { min: 0, max: 200, fallback: '' }),
  };
}
