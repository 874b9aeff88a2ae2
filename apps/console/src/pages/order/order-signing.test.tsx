// @vitest-environment jsdom

import { type Order, type OrderStep, orderStatuses, usualServices } from '@waybill/contract/orders';
import { renderPage } from '@waybill/ui-shell/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { routes } from '../../routes';
import { afterStep } from './next-step';
import OrderListPage from './order-list';

const moment = '2025-02-06T05:05:09Z';
const party = { name: 'Ann', phone: '13800000000', region: '330106', regionNames: ['Hangzhou'], street: '1' };
const zero = { base: 0, distance: 0, collection: 0, delivery: 0, packing: 0, insurance: 0, total: 100, hand: null };
const order: Order = {
  id: 1,
  orderNo: 'TY1',
  status: 'pending',
  overdue: false,
  fromCity: 'Hangzhou',
  toCity: 'Chengdu',
  createdAt: moment,
  version: 1,
  consignor: party,
  consignee: party,
  phonesMasked: false,
  vehicles: [
    { category: 'ebike', brand: '', model: '', plate: '', frame: '', value: 0, battery: 'in', keys: 0, papers: false },
  ],
  ...usualServices,
  distance: 1,
  price: { ...zero, validUntil: moment },
  line: '',
  carrier: '',
  heldFrom: null,
  placedBy: 'tester',
  owner: 1,
  dueAt: moment,
  signedAt: null,
};

let page: Awaited<ReturnType<typeof renderPage>> | undefined;
afterEach(async () => {
  vi.useRealTimers();
  await page?.unmount();
});

/** The list with one order in this state, and the steps that reach the server. */
async function open(status: Order['status']) {
  const sent: unknown[] = [];
  const present = { ...order, status };
  page = await renderPage(<OrderListPage />, {
    routes,
    address: '/order/orderList',
    responses: {
      'GET /order/getList': { list: [present], total: 1 },
      'GET /order/counts': { total: 0, counts: Object.fromEntries(orderStatuses.map((each) => [each, 0])) },
      'GET /order/options': { cities: [], categories: [], brands: [], steps: [] },
      'POST /order/doStep': ({ body }: { body: { step: OrderStep } }) => {
        sent.push(body.step);
        return { ...present, ...afterStep(body.step, present), version: sent.length + 1 };
      },
    },
    user: {
      permissions: [
        'read:order',
        'manage:order',
        'accept:order',
        'collect:order',
        'depart:order',
        'arrive:order',
        'sign:order',
      ],
      facts: { id: 1 },
    },
    config: { language: 'en' },
  });
  return sent;
}

const button = (name: string, within: ParentNode = document) =>
  [...within.querySelectorAll('button')].find(({ textContent }) => textContent === name);

/** A press of the mouse on a button; `detail` 0 is a key. */
const press = (name: string, within?: ParentNode, detail = 1) =>
  button(name, within)?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));

describe('signing from a row', () => {
  it('asks once and is sent at once [delivered-asks-once]', async () => {
    const sent = await open('out-for-delivery');
    press('Sign');
    const question = await vi.waitFor(() => {
      const found = document.querySelector('[role=alertdialog]');
      if (!found) throw new Error('Nothing is asked.');
      return found;
    });
    expect(question.textContent).toContain('TY1');
    expect(sent).toEqual([]);
    press('Sign', question);
    await vi.waitFor(() => expect(sent).toEqual(['sign']));
  });
});

/** Waits for a button; timers advance by as little as can be. */
const shown = (name: string) =>
  vi.waitFor(
    () => {
      const found = button(name);
      if (!found) throw new Error(`There is no button ${name}.`);
      return found.dataset.state ?? 'ready';
    },
    { interval: 1, timeout: 5000 },
  );

describe('the next step of a row', () => {
  it('rests for pointers for 700 ms after the step before it; keys act [next-step-rests]', async () => {
    await open('pending');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    press('Accept');
    expect(await shown('Collect')).toBe('resting');
    press('Collect');
    await vi.advanceTimersByTimeAsync(100);
    expect(await shown('Collect')).toBe('resting');
    press('Collect', document, 0);
    expect(await shown('Depart')).toBe('resting');
    await vi.advanceTimersByTimeAsync(800);
    await vi.waitFor(async () => expect(await shown('Depart')).toBe('ready'), { interval: 1, timeout: 5000 });
    press('Depart');
    expect(await shown('Arrive')).toBe('resting');
  });
});
