// @vitest-environment jsdom
import { renderPage } from '@waybill/ui-shell/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { routes } from '../../../apps/console/src/routes';
import { commissionStates } from '../contract/words';
import PromotionOrderListPage from './order-list';

let page: Awaited<ReturnType<typeof renderPage>> | undefined;
afterEach(async () => page?.unmount());

const nothing = { cents: 0, orders: 0 };
const totals = {
  freezeDays: 7,
  total: nothing,
  states: Object.fromEntries(commissionStates.map((state) => [state, nothing])),
};

it.each([
  ['nothing due', { body: { code: 200, data: totals } }, 'Nothing due'],
  ['how to ask again', { status: 500, body: { code: 500, message: 'Broken' } }, 'Try again'],
])('says %s only after the amounts were answered [no-text-before-data]', async (_, reply, words) => {
  let answer = () => {};
  const answered = new Promise<typeof reply>((resolve) => {
    answer = () => resolve(reply);
  });
  const drawing = renderPage(<PromotionOrderListPage />, {
    routes,
    address: '/promotion/pOrderList',
    responses: [
      { match: 'GET /promotion/orderList', reply: { body: { code: 200, data: { list: [], total: 0 } } } },
      { match: 'GET /promotion/commissions', reply: () => answered },
    ],
    user: { permissions: ['read:promotion', 'withdraw:promotion'] },
  });
  await vi.waitFor(() => expect(document.body.textContent).toContain('Withdraw'));
  expect(document.body.textContent).not.toContain(words);
  answer();
  page = await drawing;
  await vi.waitFor(() => expect(document.body.textContent).toContain(words));
});
