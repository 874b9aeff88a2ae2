import { CallFailure, judgeFailure, judgeResponse } from '@waybill/kit/server';
import { detailCall } from '@waybill/orders/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDocument } from '../../testing/check-responses';
import { startTestSandbox, type TestSandbox } from '../../testing/test-sandbox';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox({ social: true });
});
afterAll(() => sandbox.close());

describe('the document', () => {
  it('names every route that is registered, and no other', async () => {
    const { document } = await readDocument(sandbox);
    const named = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    const registered = sandbox.app.routes
      .filter(({ method, path }) => method !== 'ALL' && path !== '/')
      .map(({ method, path }) => `${method} ${path}`);
    expect(named.length).toBeGreaterThan(80);
    expect(named.sort()).toEqual([...new Set(registered)].sort());
  });

  it('lists access, request and response of each call', async () => {
    const { document } = await readDocument(sandbox);
    expect(document.paths['/order/doPrice']?.post).toMatchObject({
      description: 'Needs the permission price:order.',
      requestBody: { content: { 'application/json': { schema: { required: ['id', 'total', 'reason'] } } } },
      parameters: [{ name: 'If-Match' }],
    });
    expect(document.paths['/avatar/{key}']?.get).toMatchObject({
      security: [],
      parameters: [{ name: 'key', in: 'path' }],
    });
  });
});

describe('responses are checked against the contract', () => {
  const answered = async () => {
    const token = await sandbox.signIn('editor');
    return (await sandbox.call('/order/detail?id=1', { token })).data;
  };

  it('and match it field by field [console-and-server-agree-on-order]', async () => {
    const detail = await answered();
    expect(Object.keys(detail).length).toBeGreaterThan(25);
    expect(() => judgeResponse(detailCall, detail)).not.toThrow();
  });

  it.each<[string, object, string]>([
    ['another type', { distance: 'far' }, 'distance (integer)'],
    ['an unknown word', { packing: 'gold' }, 'packing (oneOf)'],
    ['nothing', { orderNo: undefined }, 'orderNo (required)'],
    ['one that the contract does not name', { secret: 1 }, 'more than its contract says'],
  ])('so that %s in a field is a fault that names it', async (_what, change, complaint) => {
    const detail = { ...(await answered()), ...change };
    expect(() => judgeResponse(detailCall, detail)).toThrow(complaint);
  });

  it('also if they are refusals', () => {
    const refusal = new CallFailure(409, 'changedMeanwhile', { data: { present: 1 } });
    expect(() => judgeFailure(detailCall, refusal)).toThrow('GET /order/detail refuses with 409');
  });

  it('and a mismatch is a server error that the log names', async () => {
    const token = await sandbox.signIn('editor');
    await sandbox.database.execute("UPDATE orders SET price = '{}' WHERE id = 2");
    const response = await sandbox.app.request('/order/detail?id=2', { headers: { token } });
    expect(response.status).toBe(500);
    expect(sandbox.lines.join()).toContain('GET /order/detail answers what its contract does not say: price.base');
  });
});

it('/calls lists every call of /openapi.json with its parameters, body and response [calls-page]', async () => {
  const { paths } = (await (await sandbox.app.request('/openapi.json')).json()) as { paths: Record<string, object> };
  const page = await (await sandbox.app.request('/calls')).text();
  for (const [path, operations] of Object.entries(paths))
    for (const method of Object.keys(operations))
      expect(page).toContain(`<h2>${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}</h2>`);
  expect(page).toContain('{ ids: integer[], step: &quot;accept&quot; |');
});
