// @vitest-environment jsdom
import { renderPage } from '@waybill/ui-shell/testing';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { routes } from '../../../apps/console/src/routes';
import PromotionCenterPage from './promotion-center';

const summary = {
  inviteCode: 'WB0004',
  invitePath: '/invite/WB0004',
  everybody: false,
  from: '2025-01-31',
  to: '2025-02-06',
  today: '2025-02-06',
  funnel: { visits: 40, registered: 10, ordered: 4, signed: 1 },
  bots: 3,
  sources: [
    { source: 'qr', visits: 40, registered: 9 },
    { source: 'code', visits: 0, registered: 1 },
  ],
  pages: [{ page: '/invite', visits: 40 }],
  trend: [{ date: '2025-01-31', visits: 40, registered: 10, orders: 5 }],
};

const amount = (orders: number, cents: number) => ({ orders, cents });
const totals = {
  freezeDays: 7,
  total: amount(10, 12_300),
  states: {
    pending: amount(1, 1_000),
    frozen: amount(2, 2_050),
    withdrawable: amount(3, 3_000),
    requested: amount(0, 0),
    paid: amount(3, 6_250),
    void: amount(1, 900),
  },
};

let page: Awaited<ReturnType<typeof renderPage>> | undefined;
afterEach(async () => page?.unmount());

const open = async (query = '', response: unknown = summary) => {
  page = await renderPage(<PromotionCenterPage />, {
    routes,
    address: `/promotion/promotionCenter${query}`,
    responses: { 'GET /promotion/getSummary': response, 'GET /promotion/commissions': totals },
    user: { username: 'agent', roles: ['Agent'] },
  });
  return page;
};

/** Returns text and target of the links of a region. */
const linksOf = (region: string) =>
  [...(page?.container.querySelectorAll(`[aria-label="${region}"] a`) ?? [])].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);

const within = 'from=2025-01-31&to=2025-02-06';

describe('the promotion center', () => {
  it('draws the bars of the funnel with its figures, and none before', async () => {
    const early: number[] = [];
    const observer = new MutationObserver(() => {
      if (!document.querySelector('ol a')) early.push(document.querySelectorAll('ol i').length);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    onTestFinished(() => observer.disconnect());
    await open();
    expect(page?.container.querySelectorAll('ol i')).toHaveLength(4);
    expect(new Set(early)).toEqual(new Set([0]));
  });

  it('selects the code and the link where the browser refuses to copy them [copied-is-checked]', async () => {
    await open();
    for (const [label, text] of [
      ['Copy the code', 'WB0004'],
      ['Copy the link', `${window.location.origin}/invite/WB0004`],
    ]) {
      page?.container.querySelector<HTMLElement>(`button[aria-label="${label}"]`)?.click();
      await vi.waitFor(() => expect(String(getSelection())).toBe(text));
    }
  });

  it('shows each figure as a link to the list of just these rows', async () => {
    await open();
    expect(linksOf('From visit to delivery')).toEqual([
      ['40', `/promotion/visitorList?bot=false&${within}`],
      ['10', `/promotion/userList?${within}`],
      ['4', `/promotion/userList?state=ordered&${within}`],
      ['1', `/promotion/userList?state=signed&${within}`],
      ['3 visits by robots are left out', `/promotion/visitorList?bot=true&${within}`],
    ]);
    expect(linksOf('Sources and pages')).toEqual([
      ['40', `/promotion/visitorList?source=qr&bot=false&${within}`],
      ['9', `/promotion/userList?source=qr&${within}`],
      ['1', `/promotion/userList?source=code&${within}`],
      ['40', `/promotion/visitorList?landing=%2Finvite&bot=false&${within}`],
    ]);
    expect(page?.container.textContent).toContain('25%');
    const earned = linksOf('Commission').filter(([text]) => /Frozen|Paid/.test(String(text)));
    expect(earned.map(([, to]) => to)).toEqual([
      `/promotion/pOrderList?state=frozen&${within}`,
      `/promotion/pOrderList?state=paid&${within}`,
    ]);
    expect(earned.map(([text]) => text).join()).toMatch(/¥20\.50.*2.*¥62\.50.*3/);
  });

  it.each([
    ['', 'days=30'],
    ['?days=7', 'days=7'],
    [`?${within}`, within],
    ['?days=%3Cscript%3E', 'days=30'],
  ])('asks at the address "%s" for %s', async (query, parameters) => {
    const { calls } = await open(query);
    expect(calls.map(({ url }) => url)).toEqual([
      `/promotion/getSummary?${parameters}`,
      `/promotion/commissions?${within}`,
    ]);
  });

  it.each([
    ['2025-02-06', 1],
    ['2025-02-05', 0],
  ])('draws the orders of a trend that ends on %s with %d dots for today', async (date, dots) => {
    const [day] = summary.trend;
    const { container } = await open('', { ...summary, trend: [day, { ...day, date }] });
    expect(container.querySelectorAll('[data-series] path')).toHaveLength(dots);
  });

  it('shows that there is nothing yet', async () => {
    await open('', {
      ...summary,
      funnel: { visits: 0, registered: 0, ordered: 0, signed: 0 },
      bots: 0,
      sources: [],
      pages: [],
      trend: [{ date: '2025-02-06', visits: 0, registered: 0, orders: 0 }],
    });
    expect(page?.container.textContent).toContain('No visits in this period');
    expect(linksOf('From visit to delivery').map(([count]) => count)).toEqual(['0', '0', '0', '0']);
  });

  it('offers to try again where the figures do not come', async () => {
    const { container } = await open('', { ...summary, funnel: null });
    expect(container.querySelector('[role="alert"]')?.textContent).toContain('could not be loaded');
  });
});
