import { expect, test } from 'vitest';
import { startProcess } from '../testing/start-process';

test.each(['SIGINT', 'SIGTERM'] as const)(
  'it prints the address first, then the accounts, and %s ends it with 0',
  async (signal) => {
    const { child, url, ended, output } = startProcess(['--memory', '--password-cost', '4']);
    await url;
    expect(output()).toMatch(
      /^Waybill sandbox API: http:\/\/127\.0\.0\.1:\d+\/\n\n.*\n {2}admin +waybill-admin +13800000001 +Admin\n/,
    );
    child.kill(signal);
    expect(await ended).toBe(0);
  },
);

test('beyond this machine it prints the passwords of this run, with which one signs in', async () => {
  const { child, url, ended, output } = startProcess(['--memory', '--password-cost', '4', '--host', '0.0.0.0']);
  const { port } = new URL(await url);
  const [, password = ''] = /\n {2}admin +(\S+) /.exec(output()) ?? [];
  expect(password).toMatch(/^[a-z2-9]{16}$/);
  const response = await fetch(`http://127.0.0.1:${port}/api/cps/open/auth/login`, {
    method: 'POST',
    body: JSON.stringify({ username: 'admin', password }),
    headers: { 'content-type': 'application/json' },
  });
  expect(await response.json()).toMatchObject({ code: 200, data: { token: expect.stringMatching(/./) } });
  child.kill('SIGTERM');
  await ended;
});

test('a wrong argument ends it with 1 and one sentence', async () => {
  const { ended, output } = startProcess(['--memory', '--token-life', 'soon']);
  expect(await ended).toBe(1);
  expect(output()).toBe('--token-life is "soon"; it must be a whole number from 1 to 31536000.\n');
});
