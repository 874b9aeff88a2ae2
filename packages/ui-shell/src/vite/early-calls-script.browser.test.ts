import { afterEach, expect, it, vi } from 'vitest';
import { createEarlyFetch, type EarlyCallPlan, earlyCallsName } from '../start/early-calls';
import { earlyCallsScript } from './early-calls-script';

const plan: EarlyCallPlan = {
  urls: ['/userInfo'],
  tokenName: 'early-call-token',
  tokenStorage: 'session',
  tokenHeader: 'X-Token',
  headers: { 'app-id': 'acme' },
};
const browsers = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = browsers;
  sessionStorage.clear();
  Reflect.deleteProperty(window, earlyCallsName);
  document.documentElement.dataset.language = 'en';
});

/** Runs the script in a page whose calls are noted, and answered by their number. */
function start(token?: string): Request[] {
  const made: Request[] = [];
  globalThis.fetch = async (request) => new Response(String(made.push(request as Request)));
  if (token !== undefined) sessionStorage.setItem(plan.tokenName, token);
  document.documentElement.dataset.language = 'zh';
  const script = document.createElement('script');
  script.textContent = earlyCallsScript(plan);
  document.body.append(script);
  script.remove();
  return made;
}

const asked = (headers: Record<string, string> = {}, url = '/userInfo') =>
  new Request(url, {
    headers: {
      Accept: 'application/json, text/plain, */*',
      'Accept-Language': 'zh',
      'app-id': 'acme',
      'X-Token': 'a.b.c',
      ...headers,
    },
  });

it('a call is made where there is a token that fits into a header, and nowhere else', () => {
  expect(start()).toHaveLength(0);
  expect(start('line\nbreak')).toHaveLength(0);
  const [made] = start('a.b.c');
  expect(made?.url).toBe(new URL('/userInfo', window.location.href).href);
  expect(Object.fromEntries(made?.headers ?? [])).toEqual(Object.fromEntries(asked().headers));
});

it('its response is given once, to the same request', async () => {
  const made = start('a.b.c');
  const early = createEarlyFetch(window);
  expect(await (await early(asked())).text()).toBe('1');
  expect(made).toHaveLength(1);
  expect(await (await early(asked())).text()).toBe('2');
});

it.each([
  ['another token', asked({ 'X-Token': 'd.e.f' })],
  ['another language', asked({ 'Accept-Language': 'en' })],
  ['a further header', asked({ tenant: 'north' })],
  ['another address', asked({}, '/userInfo?of=1')],
])('%s asks anew', async (_what, request) => {
  start('a.b.c');
  expect(await (await createEarlyFetch(window)(request)).text()).toBe('2');
});

it('what is older than 10 s, or did not come, is asked for again', async () => {
  start('a.b.c');
  const later = performance.now() + 10_001;
  const clock = vi.spyOn(performance, 'now').mockReturnValue(later);
  expect(await (await createEarlyFetch(window)(asked())).text()).toBe('2');
  clock.mockRestore();
  const held = [{ request: asked(), response: Promise.reject(new TypeError('cut off')), at: performance.now() }];
  expect(await (await createEarlyFetch({ [earlyCallsName]: held })(asked())).text()).toBe('3');
});
