// @vitest-environment jsdom
import { renderPage } from '@waybill/ui-shell/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { routes } from '../../../apps/console/src/routes';
import UserListPage from './user-list';

const ann = {
  id: 1,
  nickname: 'Ann',
  phone: '138****0000',
  avatar: '',
  level: 'gold',
  orders: 3,
  state: 'ordered',
  source: 'qr',
  commission: 1250,
  joinedAt: '2025-02-06T05:05:09Z',
};

let page: Awaited<ReturnType<typeof renderPage>> | undefined;
afterEach(async () => page?.unmount());

const open = async (address: string, list: readonly unknown[] = [ann]) => {
  page = await renderPage(<UserListPage />, {
    routes,
    address,
    responses: { 'GET /promotion/userList': { list, total: list.length } },
    user: { username: 'admin', roles: ['Admin'] },
  });
  return page;
};

describe('the list of promoted users', () => {
  it('has the title of its route, and a row with the words of each value', async () => {
    const { container } = await open('/promotion/userList');
    expect(container.querySelector('h1')?.textContent).toBe('Promoted users');
    const cells = [...container.querySelectorAll('tbody td')].map(({ textContent }) => textContent);
    expect(cells.slice(0, 7)).toEqual(['Ann', '138****0000', 'Gold', 'Ordered', 'QR code', '3', '¥12.50']);
  });

  it('asks by its address, and takes out of it what is not valid [pages-are-tested-over-scripted]', async () => {
    const { calls, address } = await open('/promotion/userList?level=gold&sort=nonsense');
    expect(calls.map(({ url }) => url)).toEqual(['/promotion/userList?level=gold&page=1&pageSize=8']);
    expect(address()).toBe('/promotion/userList?level=gold');
  });

  it('reports a mismatched response instead of crashing', async () => {
    const { container } = await open('/promotion/userList', [{ ...ann, orders: 'three' }]);
    expect(container.querySelector('[role="alert"]')?.textContent).toContain('Loading failed');
  });
});
