import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../../../apps/sandbox/testing/test-sandbox';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

test('an account keeps choices under names of its own, which no other account sees [choices-stored-with-account]', async () => {
  const [agent, editor] = [await sandbox.signIn('agent'), await sandbox.signIn('editor')];
  const keep = (name: string, value: string) =>
    sandbox.call('/personal/doKeepChoice', { token: agent, body: { kind: 'order-import', name, value } });
  await keep('车行', '{"a":1}');
  await keep('车行', '{"a":2}');
  const list = async (token: string, kind = 'order-import') =>
    (await sandbox.call<{ list: unknown[] }>(`/personal/keptChoices?kind=${kind}`, { token })).data.list;
  expect(await list(agent)).toEqual([{ name: '车行', value: '{"a":2}' }]);
  expect(await list(agent, 'x')).toEqual([]);
  expect(await list(editor)).toEqual([]);
  await sandbox.call('/personal/doDropChoice', { token: agent, body: { kind: 'order-import', name: '车行' } });
  expect(await list(agent)).toEqual([]);
  for (let at = 0; at < 50; at += 1) await keep(`n${at}`, '1');
  expect((await keep('n50', '1')).code).toBe(400);
  expect((await keep('n49', '2')).code).toBe(200);
});
