import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ConfirmDialog } from '../src/feedback/confirm-dialog';
import { createConfirm } from '../src/feedback/create-confirm';
import { createToasts } from '../src/feedback/create-toasts';
import { Toaster } from '../src/feedback/toaster';
import { createErrorLog } from '../src/shell/error-log/create-error-log';
import { ErrorLogDialog } from '../src/shell/error-log/error-log-dialog';
import { createNotices } from '../src/shell/notice/create-notices';
import { NoticePanel } from '../src/shell/notice/notice-panel';
import { SafeMarkup } from '../src/shell/notice/safe-markup';
import { defaultSearchEngine } from '../src/shell/search/search-engine';
import { toChoices } from '../src/shell/search/to-choices';
import { Avatar } from '../src/shell/tools/avatar';
import { AvatarMenu } from '../src/shell/tools/avatar-menu';
import { draw } from './draw';
import { xssCorpus } from './xss-corpus';

const dialogs = ['alert', 'confirm', 'prompt', 'print', 'open'] as const;
const ran: string[] = [];
const requests = () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('foreign.invalid'));
const place = location.href;
/** Joins twelve attacks in a text, because the number does not change how text is rendered. */
const chunks = Array.from({ length: Math.ceil(xssCorpus.length / 12) }, (_, n) =>
  xssCorpus.slice(n * 12, n * 12 + 12).join('\n'),
);
let drawn: Awaited<ReturnType<typeof draw>> | undefined;

beforeAll(() => performance.setResourceTimingBufferSize(5000));
beforeEach(() => {
  for (const name of dialogs) vi.spyOn(window, name).mockImplementation((() => void ran.push(name)) as never);
});
afterEach(async () => {
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(ran).toEqual([]);
  expect(requests()).toEqual([]);
  expect(location.href).toBe(place);
  expect(document.querySelectorAll('script[src*="foreign"], iframe[src*="javascript"], base')).toHaveLength(0);
  await drawn?.remove();
  drawn = undefined;
});
afterAll(() => void vi.restoreAllMocks());

/** Expects no inline handlers and no script URLs, which would wait for a user's action. */
function expectHarmless(host: ParentNode) {
  for (const part of host.querySelectorAll('*')) {
    const names = part.getAttributeNames();
    expect(names.filter((name) => /^on|^style$|^srcdoc$|^formaction$|^ping$/.test(name))).toEqual([]);
  }
  expect(
    host.querySelectorAll('script, iframe, object, embed, form, base, meta, link, style, input, template'),
  ).toHaveLength(0);
  for (const link of host.querySelectorAll('a[href]')) {
    expect((link as HTMLAnchorElement).protocol).toMatch(/^(?:https?|mailto|tel):$/);
    expect(link.getAttribute('rel')).toContain('noopener');
    expect(link.getAttribute('target')).toBe('_blank');
  }
}

test('the corpus holds at least 200 different attacks', () => {
  expect(xssCorpus.length).toBeGreaterThanOrEqual(200);
});

test('notice markup runs no script, requests no foreign host and retains no script URL', async () => {
  drawn = await draw(
    <div data-part="markup">
      {xssCorpus.map((markup) => (
        <SafeMarkup key={markup} markup={markup} />
      ))}
      <SafeMarkup markup={'<b>still</b> <a href="https://example.com/x">shown</a>'} />
    </div>,
  );
  const { host } = drawn;
  await vi.waitFor(() => expect(host.querySelector('a[href="https://example.com/x"]')).not.toBeNull());
  const part = host.querySelector('[data-part="markup"]') as HTMLElement;
  expectHarmless(part);
  expect(part.querySelectorAll('img, svg, math, video, audio, picture')).toHaveLength(0);
  for (const link of part.querySelectorAll('a')) link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
});

test('notice lists run nothing in either tab', async () => {
  const { state } = createNotices({
    items: {
      notice: xssCorpus.map((text) => ({ image: text, notice: text })),
      email: xssCorpus.map((text) => ({ image: text, email: text })),
    },
  });
  const { lists } = state;
  const panel = (kind: 'notice' | 'email') => (
    <NoticePanel
      kind={kind}
      lists={lists}
      clearing={false}
      onKindChange={() => {}}
      onRetry={() => {}}
      onClear={() => {}}
    />
  );
  drawn = await draw(panel('email'));
  expect(drawn.host.textContent).toContain('<script>alert(1)</script>');
  await drawn.show(panel('notice'));
  await vi.waitFor(() => expect(drawn?.host.querySelectorAll('li span[hidden]').length).toBeLessThan(5));
});

test('avatar addresses run no script and load only pictures', async () => {
  drawn = await draw(xssCorpus.map((address) => <Avatar key={address} src={address} />));
  for (const picture of drawn.host.querySelectorAll('img'))
    expect(picture.getAttribute('src')).toMatch(/^(?:data:image\/|https?:\/\/|blob:https?:)/);
});

test('usernames are words, in the header, in its label and in the menu', async () => {
  const name = xssCorpus.join(' ');
  drawn = await draw(
    <>
      <AvatarMenu username={name} avatar={name} onLogout={() => {}} />
      {chunks.map((text) => (
        <AvatarMenu key={text} username={text} avatar={text} onLogout={() => {}} />
      ))}
    </>,
  );
  expect(drawn.host.textContent).toContain('<script>alert(1)</script>');
});

test('messages and titles are words', async () => {
  const toasts = createToasts({ duration: Number.POSITIVE_INFINITY, limit: 100 });
  const confirm = createConfirm();
  drawn = await draw(
    <>
      <Toaster toasts={toasts} />
      <ConfirmDialog confirm={confirm} />
    </>,
  );
  for (const text of chunks) toasts.error(text, { detail: text });
  await vi.waitFor(() => expect(document.querySelectorAll('li[data-kind]')).toHaveLength(chunks.length));
  void confirm.ask({
    title: xssCorpus.join(' '),
    description: xssCorpus.join(' '),
    confirm: '<img src=x onerror=alert(1)>',
  });
  await vi.waitFor(() =>
    expect(document.querySelector('[role="alertdialog"]')?.textContent).toContain('<script>alert(1)</script>'),
  );
});

test('errors are words, and their search links lead to the named engines only', async () => {
  const log = createErrorLog({ mode: 'development', limit: 1000, schedule: () => {} });
  for (const text of chunks) log.report({ message: text, stack: text }, { url: text });
  log.flush();
  drawn = await draw(<ErrorLogDialog log={log} open onOpenChange={() => {}} />);
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[role="dialog"] a')];
  expect(links).toHaveLength(3 * chunks.length);
  for (const { href, rel } of links) {
    expect(href).toMatch(/^https:\/\/www\.(?:baidu|google|bing)\.com\//);
    expect(rel).toContain('noopener');
  }
});

test('only http and https addresses of suggestions are opened', () => {
  const suggestions = xssCorpus.map((text) => ({ title: text, url: text }));
  for (const { url } of toChoices(xssCorpus.join(' '), suggestions, defaultSearchEngine))
    expect(url).toMatch(/^https?:\/\//);
  expect(toChoices('x', [], { name: 'Bad', url: 'javascript:alert({query})' })).toEqual([]);
});
