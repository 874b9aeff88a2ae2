import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

function start(...args: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', main, '--memory', ...args], {
    env: { ...process.env, PORT: '0' },
  });
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const ready = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (output.includes('Ctrl-C')) resolve();
    });
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, ready, ended, output: () => output };
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  'it prints the address first, then the accounts, and %s ends it with 0',
  async (signal) => {
    const { child, ready, ended, output } = start();
    await ready;
    expect(output()).toMatch(
      /^Waybill sandbox API: http:\/\/127\.0\.0\.1:\d+\/\n\n.*\n {2}admin +waybill-admin +13800000001 +Admin\n/,
    );
    child.kill(signal);
    expect(await ended).toBe(0);
  },
  30_000,
);

test('a wrong argument ends it with 1 and one sentence', async () => {
  const { ended, output } = start('--token-life', 'soon');
  expect(await ended).toBe(1);
  expect(output()).toBe('--token-life is "soon"; it must be a whole number from 1 to 31536000.\n');
}, 30_000);
