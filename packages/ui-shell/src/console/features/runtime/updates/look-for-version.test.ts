import { expect, it, vi } from 'vitest';
import { lookForVersion } from './look-for-version';

const page = (script: string) => `<!doctype html><script type="module" crossorigin src="${script}"></script>`;
const look = (answer: () => Promise<Response>) => {
  const fetch = vi.fn(answer);
  const outcome = lookForVersion({
    address: 'https://desk.example/app/?a=1#/order',
    scripts: ['/app/assets/index-1.js'],
    fetch,
    timeout: 20,
  });
  return { fetch, outcome };
};

it('a page with other scripts is a newer version, one with the same is not', async () => {
  expect(await look(async () => new Response(page('/app/assets/index-2.js'))).outcome).toBe('newer');
  expect(await look(async () => new Response(page('/app/assets/index-1.js'))).outcome).toBe('same');
});

it('requests the page from the server, past the caches', async () => {
  const { fetch, outcome } = look(async () => new Response(''));
  await outcome;
  const [address, options] = fetch.mock.calls[0] as unknown as [URL, RequestInit];
  expect(address.href).toMatch(/^https:\/\/desk\.example\/app\/\?look=\d+$/);
  expect(options.cache).toBe('no-store');
});

it.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an error of the server', async () => new Response(page('/app/assets/index-2.js'), { status: 502 })],
  ['a page of somebody else', async () => new Response('<h1>Welcome to our Wi-Fi</h1>')],
  [
    'no response in time',
    () => new Promise<Response>((_, reject) => setTimeout(() => reject(new Error('aborted')), 40)),
  ],
])('%s is no newer version', async (_, answer) => {
  expect(await look(answer).outcome).toBe('unreachable');
});
