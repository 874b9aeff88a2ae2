import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../../../apps/sandbox/testing/test-sandbox';
import { type Payee, payeeIssues } from '../contract/payee';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

it.each<[Payee['kind'], string, string, ReturnType<typeof payeeIssues>]>([
  ['bank', '6222026006705354216', '工商银行', []],
  ['bank', '6222026006705354216', '', ['bank']],
  ['bank', '6222026006705354217', '工商银行', ['account']],
  ['bank', '622202', '', ['account', 'bank']],
  ['alipay', '13812345678', '', []],
  ['alipay', 'ann@example.com', '', []],
  ['alipay', 'ann', '', ['account']],
  ['wechat', 'ann_123456', '', []],
  ['wechat', '1abcdef', '', ['account']],
])('a payee by %s with %s of %j is wrong at %s [payee-is-checked]', (kind, account, bank, wrong) =>
  expect(payeeIssues({ kind, name: '王伟', account, bank })).toEqual(wrong),
);

it('the server refuses a payee that breaks a rule, and a payment without its number', async () => {
  const token = await sandbox.signIn('agent');
  const payee = { kind: 'bank', name: '王伟', account: '1234567', bank: '' };
  const reply = await sandbox.call<{ fields: object }>('/promotion/doRequest', { token, body: { cents: 1, payee } });
  expect(reply.data.fields).toHaveProperty(['payee.account']);
  const editor = await sandbox.signIn('editor');
  const paid = await sandbox.call<{ fields: object }>('/promotion/doSettle', {
    token: editor,
    body: { id: 1, decision: 'pay' },
  });
  expect(paid.data.fields).toHaveProperty('paymentNo');
});
