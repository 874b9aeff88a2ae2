import { readFileSync } from 'node:fs';
import { contentSecurityPolicy } from '@waybill/kit/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../../testing/test-sandbox';

const page = readFileSync(new URL('../../../../packages/ui-shell/docs/deploy.md', import.meta.url), 'utf8');
const samplesOf = (server: string) =>
  [...page.matchAll(new RegExp(`^\`\`\`${server}\\n(.*?)^\`\`\``, 'gms'))].map(([, sample = '']) => sample);

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox({ social: true });
});
afterAll(() => sandbox.close());

/** One address of every registered call, without the routes that serve the console. */
const addresses = () => [
  ...new Set(
    sandbox.app.routes
      .filter(({ method, path }) => method !== 'ALL' && path !== '/' && path !== '*' && path !== '/*')
      .map(({ path }) => path.replaceAll(/:\w+/g, 'x')),
  ),
];

/** The last rule of a sample for the paths of calls. */
function ruleOf(sample: string, before: string): RegExp {
  const line = sample.split('\n').find((each) => each.includes(before)) ?? '';
  const source = /\^\S+\$\)/.exec(line)?.[0] ?? '';
  expect(source).not.toBe('');
  return new RegExp(source);
}

describe.each([
  ['nginx', 'location ~ ^/(', '$request_id'],
  ['caddy', '@api path_regexp', '{http.request.uuid}'],
])('the sample for %s', (server, rule, nonce) => {
  test('passes on every call that the server knows, and no page', () => {
    const calls = ruleOf(samplesOf(server)[0] ?? '', rule);
    expect(addresses().length).toBeGreaterThan(60);
    expect(addresses().filter((address) => !calls.test(address))).toEqual([]);
    for (const address of ['/', '/index.html', '/assets/index-a1b2c3d4.js', '/unlocked', '/ordering', '/sw.js'])
      expect(calls.test(address)).toBe(false);
  });

  test('names no call that does not exist', () => {
    const { source } = ruleOf(samplesOf(server)[0] ?? '', rule);
    const names = /\(([^)]+)\)/.exec(source)?.[1]?.split('|') ?? [];
    const first = new Set(addresses().map((address) => address.split('/')[1]));
    expect(names.filter((name) => !first.has(name.replaceAll('\\', '')))).toEqual([]);
  });

  test('sends the policy and the headers that the sandbox sends', async () => {
    const [sample = ''] = samplesOf(server);
    const { headers } = await sandbox.app.request('/openapi.json');
    const headerOf = (name: string) => new RegExp(`${name} (?:"([^"]+)"|([^\\s;]+))`).exec(sample)?.slice(1).join('');
    expect(headerOf('Content-Security-Policy')).toBe(contentSecurityPolicy(nonce));
    for (const name of [
      'Referrer-Policy',
      'Permissions-Policy',
      'Cross-Origin-Opener-Policy',
      'X-Content-Type-Options',
      'Cross-Origin-Resource-Policy',
    ])
      expect(headerOf(name)).toBe(headers.get(name));
  });
});

test('with addresses that are paths, Caddy takes no call for a page', () => {
  const appPaths = ruleOf(samplesOf('caddy')[1] ?? '', 'not path_regexp');
  expect(addresses().filter((address) => !appPaths.test(address))).toEqual([]);
  expect(appPaths.test('/assets/none.js')).toBe(true);
});
