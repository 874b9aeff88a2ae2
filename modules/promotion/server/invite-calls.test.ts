import { startOfDay, toDate, toDay } from '@waybill/kit/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readDocument } from '../../../apps/sandbox/testing/check-responses';
import { startTestSandbox, type TestSandbox } from '../../../apps/sandbox/testing/test-sandbox';

interface Page {
  list: Record<string, unknown>[];
  total: number;
}

interface Commissions {
  states: Record<string, { orders: number; cents: number }>;
}

interface Summary {
  inviteCode: string;
  invitePath: string;
  from: string;
  to: string;
  funnel: Record<'visits' | 'registered' | 'ordered' | 'signed', number>;
  bots: number;
  sources: { source: string; visits: number; registered: number }[];
  pages: { page: string; visits: number }[];
  trend: { date: string; visits: number; registered: number; orders: number }[];
}

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

let sandbox: TestSandbox;
let agent: string;
beforeEach(async () => {
  sandbox = await startTestSandbox();
  agent = await sandbox.signIn('agent');
});
afterEach(() => sandbox.close());

const visit = (path: string, userAgent = phone, headers: Record<string, string> = {}) =>
  sandbox.app.request(path, { headers: { 'user-agent': userAgent, ...headers } });

const read = async <Data>(path: string, token = agent) => (await sandbox.call<Data>(path, { token })).data;

const summaryOf = (query = '', token = agent) => read<Summary>(`/promotion/getSummary?${query}`, token);

const totalOf = async (list: string, query: Record<string, string>) =>
  (await read<Page>(`/promotion/${list}?${new URLSearchParams(query)}`)).total;

/** Registers an account and returns the message of the response. */
async function register(username: string, more: object, number = '13900000001') {
  await sandbox.call('/api/cps/open/auth/sendSmsCode', { body: { phone: number } });
  const code = sandbox.platform.smsCodes.peek(number);
  return sandbox.call<{ token: string }>('/api/cps/open/auth/register', {
    body: { username, password: 'secret-1', phone: number, code, ...more },
  });
}

const targetOf = (response: Response) =>
  new URLSearchParams(response.headers.get('location')?.replace(/^\/#\/login\?/, ''));

describe('the invitation link', () => {
  test('leads to the register page with its code, and is a visit with its source', async () => {
    const before = await summaryOf('days=1');
    const { invitePath: pathname, inviteCode } = before;
    for (const source of ['', '?source=qr', '?source=poster', '?source=%3Cscript%3E']) {
      const response = await visit(pathname + source);
      expect([response.status, response.headers.get('cache-control')]).toEqual([302, 'no-store']);
      expect(response.headers.get('location')).toMatch(/^\/#\/login\?/);
      expect(Object.fromEntries(targetOf(response))).toEqual({
        panel: 'register',
        invite: inviteCode,
        visit: expect.any(String),
      });
    }
    const { list } = await read<Page>('/promotion/visitorList?pageSize=4&sort=id&order=desc');
    expect(list.map(({ source }) => source)).toEqual(['link', 'poster', 'qr', 'link']);
    expect(list[0]).toMatchObject({ device: 'ios', page: '/invite', ip: '127.0.0.*', bot: false, registered: false });
    expect((await summaryOf('days=1')).funnel.visits).toBe(before.funnel.visits + 4);
  });

  test('is a path, whatever host a caller names', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
    const { data } = await sandbox.call<Summary>('/promotion/getSummary', { token: agent, headers });
    expect(data.invitePath).toBe('/invite/WB0004');
    expect(JSON.stringify(data)).not.toContain('evil.example');
  });

  test('opened in the browser of another app, it is a visit from there', async () => {
    await visit('/invite/WB0004', `${phone} MicroMessenger/8.0.50`);
    await visit('/invite/WB0004?source=qr', `${phone} MicroMessenger/8.0.50`);
    const { list } = await read<Page>('/promotion/visitorList?pageSize=2&sort=id&order=desc');
    expect(list.map(({ source }) => source)).toEqual(['qr', 'wechat']);
  });

  test.each([
    ['a robot', robot, {}],
    ['a program', 'curl/8.5.0', {}],
    ['who does not say what it is', '', {}],
  ])('%s is marked and counted nowhere', async (_, userAgent, headers) => {
    const before = await summaryOf('days=1');
    expect(targetOf(await visit('/invite/WB0004', userAgent, headers)).has('visit')).toBe(false);
    const after = await summaryOf('days=1');
    expect([after.bots - before.bots, after.funnel.visits - before.funnel.visits]).toEqual([1, 0]);
    const { list } = await read<Page>('/promotion/visitorList?pageSize=1&sort=id&order=desc');
    expect(list[0]?.bot).toBe(true);
  });

  test('opened again within half an hour it is the same visit, also at the same time, until somebody has registered by it [invitation-opened-repeatedly]', async () => {
    const before = await totalOf('visitorList', {});
    const count = async () => (await totalOf('visitorList', {})) - before;
    const open = async (userAgent = phone) => targetOf(await visit('/invite/WB0004?source=qr', userAgent)).get('visit');
    const [first, second] = await Promise.all([open(), open()]);
    expect([second, await open(), await count()]).toEqual([first, first, 1]);
    expect(await open(`${phone} another`)).not.toBe(first);
    expect(await count()).toBe(2);
    expect((await register('mei', { invite: 'WB0004', visit: first })).code).toBe(200);
    expect(await open()).not.toBe(first);
    expect(await count()).toBe(3);
    sandbox.pass(31 * 60);
    agent = await sandbox.signIn('agent');
    await open();
    expect(await count()).toBe(4);
  });

  test('a hundred visits from one address are noted in half an hour; who comes then is led on all the same [flood-of-visits]', async () => {
    const before = await totalOf('visitorList', {});
    for (let index = 0; index < 105; index += 1) {
      const target = targetOf(await visit('/invite/WB0004', `${phone} ${index}`));
      expect([target.get('invite'), target.has('visit')]).toEqual(['WB0004', index < 100]);
    }
    expect((await totalOf('visitorList', {})) - before).toBe(100);
  });

  test('a prefetch of the browser counts as no visit', async () => {
    const before = await totalOf('visitorList', {});
    await visit('/invite/WB0004', phone, { 'sec-purpose': 'prefetch;prerender' });
    expect(await totalOf('visitorList', {})).toBe(before);
  });

  test.each([
    'WB9999',
    'WB4',
    'wb00004',
    '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    "WB0004'--",
    '..%2F..%2Fetc',
    '%00',
    '%E0%A4%A',
  ])('the code %s is carried nowhere and counts nothing', async (code) => {
    const before = await totalOf('visitorList', {});
    const response = await visit(`/invite/${code}`);
    expect(response.headers.get('location')).toBe('/#/login?panel=register');
    expect(await totalOf('visitorList', {})).toBe(before);
  });
});

describe('a registration by the link', () => {
  test('is the promoted user of whose code it was, by the source of the visit', async () => {
    const { funnel } = await summaryOf('days=1');
    const target = targetOf(await visit('/invite/WB0004?source=poster'));
    const { code } = await register('newcomer', { invite: target.get('invite'), visit: target.get('visit') });
    expect(code).toBe(200);
    const users = await read<Page>('/promotion/userList?pageSize=1&sort=id&order=desc');
    expect(users.list[0]).toMatchObject({
      nickname: 'newcomer',
      phone: '139****0001',
      level: 'standard',
      state: 'registered',
      source: 'poster',
      orders: 0,
      commission: 0,
    });
    const visits = await read<Page>('/promotion/visitorList?pageSize=1&sort=id&order=desc');
    expect(visits.list[0]).toMatchObject({ source: 'poster', registered: true });
    expect((await summaryOf('days=1')).funnel).toEqual({
      ...funnel,
      visits: funnel.visits + 1,
      registered: funnel.registered + 1,
    });
    const editor = await read<Page>('/promotion/userList?keyword=newcomer', await sandbox.signIn('editor'));
    expect(editor.total).toBe(1);
    const { data } = await register('second', { invite: 'WB0001' }, '13900000002');
    expect((await read<Page>('/promotion/userList', data.token)).total).toBe(0);
  });

  test('one visit counts for one registration; a typed code is a separate source', async () => {
    const target = targetOf(await visit('/invite/WB0004?source=qr'));
    await register('first', { invite: 'WB0004', visit: target.get('visit') });
    await register('second', { invite: 'wb0004', visit: target.get('visit') }, '13900000002');
    await register('third', { invite: 'WB0004', visit: 'nonsense' }, '13900000003');
    const { list } = await read<Page>('/promotion/userList?pageSize=3&sort=id&order=desc');
    expect(list.map(({ nickname, source }) => [nickname, source])).toEqual([
      ['third', 'code'],
      ['second', 'code'],
      ['first', 'qr'],
    ]);
  });

  test('an unknown code is refused at its field, and no account is created', async () => {
    const refused = await register('newcomer', { invite: '<img src=x>' });
    expect(refused).toMatchObject({ code: 400, message: '邀请码不存在', data: { fields: { invite: '邀请码不存在' } } });
    expect((await read<Page>('/promotion/userList')).total).toBe(36);
    // The name is still free.
    expect((await register('newcomer', {})).code).toBe(200);
    expect((await read<Page>('/promotion/userList')).total).toBe(36);
  });
});

describe('the figures', () => {
  test.each(['days=1', 'days=7', 'days=30', 'days=90', 'from=2025-01-10&to=2025-01-31'])(
    'of %s are as many as the rows that they lead to',
    async (query) => {
      const { from, to, funnel, bots, sources, pages, trend } = await summaryOf(query);
      const within = { from, to };
      expect({
        visits: await totalOf('visitorList', { ...within, bot: 'false' }),
        registered: await totalOf('userList', within),
        ordered: await totalOf('userList', { ...within, state: 'ordered' }),
        signed: await totalOf('userList', { ...within, state: 'signed' }),
      }).toEqual(funnel);
      expect(await totalOf('visitorList', { ...within, bot: 'true' })).toBe(bots);
      for (const { source, visits, registered } of sources) {
        if (source !== 'code') expect(await totalOf('visitorList', { ...within, bot: 'false', source })).toBe(visits);
        expect(await totalOf('userList', { ...within, source })).toBe(registered);
      }
      for (const { page, visits } of pages)
        expect(await totalOf('visitorList', { ...within, bot: 'false', landing: page })).toBe(visits);
      const total = (name: 'visits' | 'registered' | 'orders') => trend.reduce((all, day) => all + day[name], 0);
      expect([total('visits'), total('registered')]).toEqual([funnel.visits, funnel.registered]);
      expect(await totalOf('orderList', within)).toBe(total('orders'));
      const { states } = await read<Commissions>(`/promotion/commissions?${new URLSearchParams(within)}`);
      for (const [state, { orders, cents }] of Object.entries(states)) {
        const rows = await read<Page>(
          `/promotion/orderList?${new URLSearchParams({ ...within, state, pageSize: '100' })}`,
        );
        expect([rows.total, rows.list.reduce((sum, row) => sum + Number(row.commission), 0)]).toEqual([orders, cents]);
      }
    },
  );

  test('days are cut at midnight in Asia/Shanghai', async () => {
    const today = toDay(sandbox.platform.now());
    const midnight = startOfDay(today);
    await sandbox.database.batch(
      ['DELETE FROM visitors', 'DELETE FROM promotion_orders', 'DELETE FROM promoted_users'],
      'write',
    );
    const rows = [midnight - 1, midnight, midnight + 24 * 3600_000 - 1, midnight + 24 * 3600_000];
    for (const at of rows) {
      await sandbox.database.batch(
        [
          {
            sql: `INSERT INTO visitors (ip, city, page, device, source, duration, registered, visited_at, inviter_id)
                  VALUES ('', '', '/invite', 'ios', 'link', 0, 0, ?, 4)`,
            args: [at],
          },
          {
            sql: `INSERT INTO promoted_users (nickname, phone, avatar, level, joined_at, inviter_id) VALUES ('x', '', '', 'gold', ?, 4)`,
            args: [at],
          },
        ],
        'write',
      );
    }
    const of = async (query: string) => {
      const { funnel, from, to } = await summaryOf(query);
      const within = { from, to };
      return [
        funnel.visits,
        await totalOf('visitorList', within),
        funnel.registered,
        await totalOf('userList', within),
      ];
    };
    expect(await of('days=1')).toEqual([2, 2, 2, 2]);
    expect(await of('days=7')).toEqual([3, 3, 3, 3]);
    expect(await of('from=2025-02-07&to=2025-02-07')).toEqual([1, 1, 1, 1]);
    expect((await summaryOf('from=2025-02-05&to=2025-02-07')).trend.map(({ visits }) => visits)).toEqual([1, 2, 1]);
  });

  test('an inviter sees the results of their own invitations, staff the results of all', async () => {
    const admin = await sandbox.signIn('admin');
    await sandbox.database.execute('UPDATE promoted_users SET inviter_id = 2 WHERE id <= 6');
    await sandbox.database.execute('UPDATE visitors SET inviter_id = 2 WHERE id <= 10');
    const agentSummary = await summaryOf('days=90');
    const all = await summaryOf('days=90', admin);
    expect(all.funnel.registered - agentSummary.funnel.registered).toBe(6);
    expect((await read<Page>('/promotion/visitorList')).total).toBe(150);
    expect((await read<Page>('/promotion/visitorList', admin)).total).toBe(160);
    expect(agentSummary).toMatchObject({
      everybody: false,
      inviteCode: 'WB0004',
      today: toDate(toDay(sandbox.platform.now())),
    });
    expect(all).toMatchObject({ everybody: true, inviteCode: 'WB0001' });
  });

  test.each(['from=2025-02-02&to=2025-02-01', 'from=2023-01-01&to=2025-01-01', 'days=14', 'from=soon'])(
    'the period %s is refused',
    async (query) => {
      expect((await sandbox.call(`/promotion/getSummary?${query}`, { token: agent })).code).toBe(400);
    },
  );

  test('the responses are as the document says', async () => {
    const { check } = await readDocument(sandbox);
    for (const path of ['/promotion/getSummary', '/promotion/userList', '/promotion/visitorList'])
      expect(check('GET', path, await sandbox.call(path, { token: agent }))).toEqual([]);
  });
});
