import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../../../apps/sandbox/testing/test-sandbox';

const keyOf = async (sandbox: TestSandbox, username: string) => {
  const { data } = await sandbox.call<{ key: string }>('/draftKey', { token: await sandbox.signIn(username) });
  return data.key;
};

test('each account has its own key of 32 bytes, and a call without a login gets no key [draft-key-of-account]', async () => {
  const sandbox = await startTestSandbox();
  const key = await keyOf(sandbox, 'admin');
  expect(Buffer.from(key, 'base64')).toHaveLength(32);
  expect(await keyOf(sandbox, 'admin')).toBe(key);
  expect(await keyOf(sandbox, 'editor')).not.toBe(key);
  expect((await sandbox.call('/draftKey')).code).toBe(401);
  await sandbox.close();
});

test('the key is the same after a restart, and no cache keeps it [draft-key-over-restart]', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'waybill-'));
  const first = await startTestSandbox({ memory: false, data: folder });
  const key = await keyOf(first, 'admin');
  const token = await first.signIn('admin');
  const response = await first.app.request('/draftKey', { headers: { token } });
  expect(response.headers.get('cache-control')).toBe('no-store');
  await first.close();
  const second = await startTestSandbox({ memory: false, data: folder });
  expect(await keyOf(second, 'admin')).toBe(key);
  await second.close();
  rmSync(folder, { recursive: true });
});
