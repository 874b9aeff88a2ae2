// @vitest-environment jsdom

import { renderPage } from '@waybill/ui-shell/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { routes } from '../../../apps/console/src/routes';
import { usualServices } from '../contract/fields';
import type { Order } from '../contract/order';
import { type OrderStep, orderStatuses, orderSteps } from '../contract/words';
import { afterStep } from './next-step';
import OrderDetailPage from './order-detail';
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

interface Step {
  id: number;
  version: number;
  step: OrderStep;
  note?: string;
}

let page: Awaited<ReturnType<typeof renderPage>> | undefined;
afterEach(async () => {
  vi.useRealTimers();
  await page?.unmount();
});

const places = {
  'a row': { node: <OrderListPage />, address: '/order/orderList' },
  'the page of the order': { node: <OrderDetailPage />, address: '/order/orderDetail?id=1' },
};
type Place = keyof typeof places;
const everyPlace = Object.keys(places) as Place[];

/** Renders an order in a state, in the list or on its page, and records the steps that reach the server. */
async function open(status: Order['status'], place: Place) {
  const sent: unknown[] = [];
  let present: Order = { ...order, status };
  const rules = orderSteps.map((step) => ({ step, needsNote: step === 'hold' }));
  page = await renderPage(places[place].node, {
    routes,
    address: places[place].address,
    responses: {
      'GET /order/getList': () => ({ list: [present], total: 1 }),
      'GET /order/detail': () => ({ ...present, timeline: [] }),
      'GET /order/counts': { total: 0, counts: Object.fromEntries(orderStatuses.map((each) => [each, 0])) },
      'GET /order/options': { cities: [], categories: [], brands: [], steps: rules },
      'POST /order/doStep': ({ body: { id, version, ...fields } }: { body: Step }) => {
        sent.push(fields);
        present = { ...present, ...afterStep(fields.step, present), version: present.version + 1 };
        return present;
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

const questionOf = (role: string) =>
  vi.waitFor(() => {
    const dialog = document.querySelector(`[role=${role}]`);
    if (!dialog) throw new Error('No dialog is open.');
    return dialog;
  });

const toasts = () => [...document.querySelectorAll('[data-toast]')].map(({ textContent }) => textContent).join();

const button = (name: string, within: ParentNode = document) =>
  [...within.querySelectorAll('button')].find(({ textContent }) => textContent === name);

/** Clicks a button; `detail` 0 means the keyboard. */
const press = (name: string, within?: ParentNode, detail = 1) =>
  button(name, within)?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));

describe.each(everyPlace)('signing on %s', (place) => {
  it('asks once, is sent at once and says so [delivery-needs-confirmation] [toast-names-record-and-outcome]', async () => {
    const sent = await open('out-for-delivery', place);
    await shown('Deliver');
    press('Deliver');
    const question = await questionOf('alertdialog');
    expect(question.textContent).toContain('TY1');
    expect(sent).toEqual([]);
    press('Deliver', question);
    await vi.waitFor(() => expect(sent).toEqual([{ step: 'sign' }]));
    await vi.waitFor(() => expect(toasts()).toContain('Order TY1 delivered'));
  });
});

/** Waits for an enabled button, and advances the timers as little as possible. */
const shown = (name: string) =>
  vi.waitFor(
    () => {
      const match = button(name);
      if (!match || match.disabled) throw new Error(`No button ${name} can be pressed.`);
      return match.dataset.state === 'resting' ? 'resting' : 'ready';
    },
    { interval: 1 },
  );

describe.each(everyPlace)('the next step on %s', (place) => {
  it('rests for pointers for 700 ms after the step before it; keys act [next-step-is-briefly-disabled] [next-step-acts-alike-everywhere]', async () => {
    await open('pending', place);
    await shown('Accept');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    press('Accept');
    expect(document.querySelector('[role=dialog]')).toBeNull();
    expect(await shown('Collect')).toBe('resting');
    press('Collect');
    await vi.advanceTimersByTimeAsync(100);
    expect(await shown('Collect')).toBe('resting');
    press('Collect', document, 0);
    expect(await shown('Depart')).toBe('resting');
    await vi.advanceTimersByTimeAsync(800);
    await vi.waitFor(async () => expect(await shown('Depart')).toBe('ready'), { interval: 1 });
    press('Depart');
    expect(await shown('Arrive')).toBe('resting');
  });
});

describe('the page of an order', () => {
  it('takes the next step with an optional note and place [next-step-acts-alike-everywhere]', async () => {
    const sent = await open('pending', 'the page of the order');
    await shown('With note and place');
    press('With note and place');
    const question = await questionOf('dialog');
    expect(question.textContent).toContain('Accept: order TY1');
    const note = question.querySelector('input');
    if (!note) throw new Error('There is no field for a note.');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(note, 'Call first');
    note.dispatchEvent(new Event('input', { bubbles: true }));
    press('Accept', question);
    await vi.waitFor(() => expect(sent).toEqual([{ step: 'accept', note: 'Call first' }]));
    expect(toasts()).toContain('Order TY1 accepted');
  });
});
