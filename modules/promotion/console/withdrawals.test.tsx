// @vitest-environment jsdom
import type { ScriptLine } from '@waybill/http/testing';
import { renderPage } from '@waybill/ui-shell/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { routes } from '../../../apps/console/src/routes';
import WithdrawalsPage from './withdrawals';

const open = {
  id: 3,
  version: 4,
  promoter: 'ann',
  promoterId: 4,
  own: false,
  cents: 12_345,
  orders: 2,
  state: 'requested',
  requestedAt: '2025-02-06T05:05:09Z',
  settledAt: null,
  settledBy: '',
  reason: '',
  payee: { kind: 'alipay', name: '王伟', account: '13812345678', bank: '' },
  paymentNo: '',
};
const ownRequest = { ...open, id: 2, own: true, promoter: 'tester', promoterId: 1 };
const paid = { ...open, id: 1, state: 'paid', settledAt: '2025-02-06T06:05:09Z', settledBy: 'bob' };

let page: Awaited<ReturnType<typeof renderPage>> | undefined;
afterEach(async () => page?.unmount());

const show = async (permissions: readonly string[], ...more: readonly ScriptLine[]) => {
  page = await renderPage(<WithdrawalsPage />, {
    routes,
    address: '/promotion/withdrawals',
    responses: [
      {
        match: 'GET /promotion/withdrawals',
        reply: { body: { code: 200, data: { list: [open, ownRequest, paid], total: 3 } } },
      },
      ...more,
    ],
    user: { permissions },
  });
  return page;
};
const buttonsOf = (row: number) =>
  [...document.querySelectorAll('tbody tr')][row]?.querySelectorAll('button') as NodeListOf<HTMLButtonElement>;
const textOf = (row: number) => [...buttonsOf(row)].map(({ textContent }) => textContent);

describe('the requests for money', () => {
  it('can be settled while open by users with the right, except the requester [rights-reflected-on-screen]', async () => {
    await show(['read:promotion', 'settle:promotion']);
    expect([textOf(0), textOf(1), textOf(2)]).toEqual([['Pay', 'Reject'], [], []]);
    expect(document.querySelector('tbody tr')?.textContent).toContain('¥123.45');
  });

  it('offer nothing to a promoter, who sees what became of his own', async () => {
    const { container } = await show(['read:promotion', 'withdraw:promotion']);
    expect([...container.querySelectorAll('button')].map(({ textContent }) => textContent)).not.toContain('Pay');
    expect(container.querySelectorAll('tbody input[type="checkbox"]')).toHaveLength(0);
    expect([...container.querySelectorAll('th')].map(({ textContent }) => textContent)).not.toContain('Promoter');
  });

  it('are sent with the version that was shown, show what another user did meanwhile, and are fetched again [conflict-shown-on-screen]', async () => {
    const message = 'This request has changed: paid by bob at 14:05. Nothing was done';
    const { calls, whenRendered } = await show(['read:promotion', 'settle:promotion'], {
      match: 'POST /promotion/doSettle',
      reply: { body: { code: 409, message, data: { present: { ...open, state: 'paid' } } } },
    });
    buttonsOf(0)[0]?.click();
    await whenRendered();
    const field = document.querySelector<HTMLInputElement>('[role="dialog"] input');
    if (!field) throw new Error('The dialog asks for the number of the payment.');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'PAY-2025-1');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await whenRendered();
    const confirm = [...document.querySelectorAll<HTMLButtonElement>('[role="dialog"] button')].find(
      ({ textContent }) => textContent === 'Pay',
    );
    confirm?.click();
    await vi.waitFor(() => expect(document.body.textContent).toContain(message));
    const sent = calls.find(({ method }) => method.toUpperCase() === 'POST');
    expect(sent?.body).toEqual({ id: 3, version: 4, decision: 'pay', paymentNo: 'PAY-2025-1' });
    expect(calls.filter(({ method }) => method.toUpperCase() === 'GET')).toHaveLength(2);
  });
});
