import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shippedStartMessages } from './messages';
import { reportStarted } from './start-events';
import { startWatchScript } from './start-watch-script';

const key = 'waybill.start-retried';
const alert = () => document.querySelector('[role="alert"]');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  reportStarted();
  vi.useRealTimers();
  document.body.innerHTML = '';
  document.documentElement.dataset.language = 'en';
  sessionStorage.clear();
});

/** Runs the script as after its reload, so that no test reloads its window. */
function start({ lang = 'en', messages = shippedStartMessages } = {}) {
  sessionStorage.setItem(key, '1');
  document.documentElement.dataset.language = lang;
  const script = document.createElement('script');
  script.textContent = startWatchScript(messages);
  document.body.append(script);
}

const failing = (tag: string) => {
  const element = document.createElement(tag);
  // A type that the browser does not fetch.
  Object.assign(element, tag === 'script' ? { type: 'text/plain', src: '/nowhere.js' } : {});
  document.body.appendChild(element).dispatchEvent(new Event('error'));
};

it('reports a failed script in the language of the document, with a retry', () => {
  start({ lang: 'zh' });
  failing('script');
  expect(alert()?.textContent).toContain('页面加载失败');
  expect(alert()?.querySelector('button')?.textContent).toBe('重试');
});

it.each(['constructor', '__proto__', 'toString', 'xx', ''])(
  'speaks another language where that of the document is called %j [stored-language-named-like-object-member]',
  (lang) => {
    start({ lang });
    failing('script');
    expect(alert()?.textContent).toBe('页面加载失败（Loading chunk failed），请检查网络后重试重试');
  },
);

it('ignores unrelated errors', () => {
  start();
  // Browsers report a resize loop without an error object.
  window.dispatchEvent(new Event('error'));
  failing('img');
  window.dispatchEvent(new ErrorEvent('error', { error: new Error(), filename: 'chrome-extension://abc/run.js' }));
  expect(alert()).toBeNull();
});

it('reports a throwing script', () => {
  start();
  window.dispatchEvent(new ErrorEvent('error', { error: new SyntaxError(), filename: 'https://acme.example/a.js' }));
  expect(alert()?.textContent).toContain('failed');
});

it('reports a slow start after a while, and is silent once a screen has rendered', () => {
  start({ lang: 'fr' });
  vi.advanceTimersByTime(4999);
  expect(alert()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(alert()?.textContent).toContain('页面加载时间较长');
  reportStarted();
  expect(alert()).toBeNull();
  expect(sessionStorage.getItem(key)).toBeNull();
  failing('script');
  vi.advanceTimersByTime(60_000);
  expect(alert()).toBeNull();
});

it('no word ends the script element', () => {
  const nasty = '</script><script>alert(1)</script>';
  const messages = { failed: nasty, retrying: nasty, slow: nasty, retry: nasty };
  const script = startWatchScript({ byLanguage: { en: messages }, language: 'en', storagePrefix: nasty });
  expect(script).not.toContain('</script>');
});
