import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startTestSandbox } from '../../testing/test-sandbox';

async function takePort(): Promise<{ port: number; release: () => void }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The test got no port.');
  return { port: address.port, release: () => server.close() };
}

test('it answers on a real port of the loopback address', async () => {
  const sandbox = await startTestSandbox();
  expect(sandbox.url).toBe(`http://127.0.0.1:${sandbox.port}`);
  const response = await fetch(`${sandbox.url}/captchaImage`);
  expect(await response.json()).toMatchObject({ code: 200, data: { captchaEnabled: false } });
  await sandbox.close();
  await expect(fetch(`${sandbox.url}/captchaImage`)).rejects.toThrow();
});

test('a taken port leads to a later one, or with strictPort to a sentence that names it', async () => {
  const { port, release } = await takePort();
  const sandbox = await startTestSandbox({ port });
  expect(sandbox.port).toBeGreaterThan(port);
  await expect(startTestSandbox({ port, strictPort: true })).rejects.toThrow(`Port ${port} of 127.0.0.1 is taken`);
  await sandbox.close();
  release();
});

test('rows, accounts and sessions are still there after a restart', async () => {
  const data = path.join(await mkdtemp(path.join(tmpdir(), 'waybill-data-')), 'made', 'on first start');
  const first = await startTestSandbox({ memory: false, data });
  const token = await first.signIn('admin');
  await first.call('/table/doDelete', { token, body: { ids: [1, 2] } });
  await first.close();
  const second = await startTestSandbox({ memory: false, data });
  expect((await second.call('/table/getList', { token })).data.total).toBe(126);
  await second.close();
  await rm(data, { recursive: true });
});

test('a data folder that cannot be made is named', async () => {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'waybill-data-')), 'file');
  await writeFile(file, '');
  await expect(startTestSandbox({ memory: false, data: path.join(file, 'data') })).rejects.toThrow(
    /The database .*sandbox\.db cannot be opened.*--data/,
  );
});

test('a database of a newer program is left alone', async () => {
  const data = await mkdtemp(path.join(tmpdir(), 'waybill-data-'));
  const sandbox = await startTestSandbox({ memory: false, data });
  await sandbox.database.execute('PRAGMA user_version = 99');
  await sandbox.close();
  await expect(startTestSandbox({ memory: false, data })).rejects.toThrow('version 99');
  await rm(data, { recursive: true });
});

test('a fault inside a call answers 500 without its details', async () => {
  const sandbox = await startTestSandbox();
  const token = await sandbox.signIn('admin');
  await sandbox.database.execute('DROP TABLE notices');
  const response = await sandbox.app.request('/notice/getList', { headers: { token } });
  expect([response.status, await response.json()]).toEqual([500, { code: 500, message: '服务器内部错误', data: null }]);
  expect(sandbox.lines.join()).toContain('GET /notice/getList failed');
  await sandbox.close();
});

test('a body over 64 kB is refused, announced or not', async () => {
  const sandbox = await startTestSandbox();
  const body = JSON.stringify({ username: 'x'.repeat(70_000) });
  const response = await fetch(`${sandbox.url}/api/cps/open/auth/login`, { method: 'POST', body });
  expect([response.status, await response.json()]).toEqual([413, { code: 400, message: '请求内容过大', data: null }]);
  const stream = new Blob([body]).stream();
  const init = { method: 'POST', body: stream, duplex: 'half' } as RequestInit;
  expect((await fetch(`${sandbox.url}/api/cps/open/auth/login`, init)).status).toBe(413);
  await sandbox.close();
});

test('no answer sets a cookie or opens itself to other origins', async () => {
  const sandbox = await startTestSandbox();
  const headers = { origin: 'https://evil.example' };
  for (const address of ['/publicKey', '/userInfo', '/', '/nowhere']) {
    const response = await sandbox.app.request(address, { headers });
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  }
  await sandbox.close();
});

test('a body whose sender goes away is no fault of the server and is not logged [aborted-bodies-are-not-faults]', async () => {
  const sandbox = await startTestSandbox();
  for (const length of ['content-length: 1000', 'transfer-encoding: chunked']) {
    const socket = connect(sandbox.port, '127.0.0.1');
    socket.write(`POST /api/cps/open/auth/login HTTP/1.1\r\nhost: x\r\n${length}\r\n\r\n7\r\n{"usern`);
    await pause(50);
    socket.destroy();
    await pause(50);
  }
  expect(sandbox.lines).toEqual([]);
  await sandbox.close();
});

test('beyond loopback the demo accounts get fresh passwords at every start, and documented ones again on it [no-public-passwords-beyond-loopback]', async () => {
  const data = await mkdtemp(path.join(tmpdir(), 'waybill-data-'));
  const start = (host: string) => startTestSandbox({ memory: false, data, host });
  const body = { username: 'admin', password: 'waybill-admin' };
  const login = '/api/cps/open/auth/login';
  const local = await start('127.0.0.1');
  const token = await local.signIn('admin');
  expect(local.accounts[0]).toMatchObject(body);
  await local.close();

  const open = [await start('0.0.0.0')];
  expect((await open[0]?.call('/userInfo', { token }))?.code).toBe(401);
  await open[0]?.close();
  open.push(await start('0.0.0.0'));
  const passwords = open.flatMap(({ accounts }) => accounts.map(({ password }) => password));
  expect(new Set(passwords).size).toBe(8);
  expect(passwords.every((password) => /^[a-z2-9]{16}$/.test(password))).toBe(true);
  expect((await open[1]?.call(login, { body }))?.code).toBe(400);
  const storedToken = (await open[1]?.signIn('admin')) ?? '';
  expect(storedToken).toMatch(/./);
  await open[1]?.close();

  const again = await start('localhost');
  expect((await again.call(login, { body })).code).toBe(200);
  expect((await again.call('/userInfo', { token: storedToken })).code).toBe(200);
  await again.close();
  await rm(data, { recursive: true });
});

test('a reset keeps the fresh passwords', async () => {
  const sandbox = await startTestSandbox({ host: '0.0.0.0', faults: [] });
  await sandbox.call('/__sandbox/reset', { method: 'POST' });
  expect(await sandbox.signIn('admin')).toMatch(/./);
  await sandbox.close();
});
