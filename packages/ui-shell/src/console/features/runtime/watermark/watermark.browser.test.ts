import type {} from '@vitest/browser-playwright';
import { createSession, createTokenStore } from '@waybill/auth-core';
import { createScriptedAdapter } from '@waybill/http/testing';
import { expect, it, onTestFinished, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { createConsole } from '../../../create-console';
import { envelopeApi } from '../../../kernel/api/envelope-api';
import { resolveConfig } from '../../../kernel/console-config';
import type { ConsoleSession } from '../../../kernel/console-session';
import { followWatermark } from './follow-watermark';

const shown = () => document.querySelectorAll<SVGSVGElement>('[data-part="watermark"]');
const text = () => [...shown()].map(({ textContent }) => textContent);

/** Matches any minute, because the time advances during a test. */
const whole = [expect.stringMatching(/^ann \d{4}-\d\d-\d\d \d\d:\d\d$/)];

async function start(): Promise<{ session: ConsoleSession; stop: () => void }> {
  const session: ConsoleSession = createSession({
    gateway: { loadProfile: async () => ({ username: 'ann' }) },
    tokens: createTokenStore({ kind: 'memory' }),
    channel: null,
  });
  const stop = followWatermark({ session, config: resolveConfig({ timeZone: 'UTC' }) });
  onTestFinished(() => {
    stop();
    session.dispose();
  });
  return { session, stop };
}

async function signIn(session: ConsoleSession) {
  session.adoptToken('T1');
  await session.loadProfile();
}

it('covers the window during a session, and disappears with the session and the console', async () => {
  const { session, stop } = await start();
  expect(text()).toEqual([]);
  await signIn(session);
  expect(text()).toEqual(whole);
  session.reset();
  expect(text()).toEqual([]);
  await signIn(session);
  stop();
  expect(text()).toEqual([]);
});

it('is over every layer, and in the way of neither pointer nor screen reader', async () => {
  const button = document.body.appendChild(document.createElement('button'));
  onTestFinished(() => button.remove());
  button.textContent = 'Below';
  const { session } = await start();
  await signIn(session);
  const [mark] = shown();
  const { x, y, width, height } = button.getBoundingClientRect();
  expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(button);
  expect(mark?.getAttribute('aria-hidden')).toBe('true');
  expect(mark?.getBoundingClientRect()).toMatchObject({ width: innerWidth, height: innerHeight });
});

it('comes back when it is removed, hidden, emptied or covered by a style sheet', async () => {
  const { session } = await start();
  await signIn(session);
  const harms: ((mark: SVGSVGElement) => void)[] = [
    (mark) => mark.remove(),
    (mark) => mark.style.setProperty('display', 'none', 'important'),
    (mark) => mark.setAttribute('hidden', ''),
    (mark) => mark.querySelector('text')?.remove(),
    (mark) => mark.setAttribute('class', 'x'),
  ];
  for (const harm of harms) {
    const [mark] = shown();
    if (mark) harm(mark);
    await vi.waitFor(() => {
      expect(shown()[0]).not.toBe(mark);
      expect(text()).toEqual(whole);
    });
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('svg { display: none !important; opacity: 0 !important; }');
  document.adoptedStyleSheets.push(sheet);
  onTestFinished(() => void document.adoptedStyleSheets.pop());
  expect(getComputedStyle(shown()[0] as SVGSVGElement)).toMatchObject({ display: 'block', opacity: '0.12' });
});

it('is not redrawn when the page changes', async () => {
  // A new minute redraws it.
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { session } = await start();
  await signIn(session);
  const [mark] = shown();
  const other = document.body.appendChild(document.createElement('p'));
  mark?.setAttribute('data-aria-hidden', 'true');
  await new Promise((go) => setTimeout(go, 150));
  other.remove();
  expect(shown()[0]).toBe(mark);
});

/** Mounts an empty console with these settings and a fake account. */
function openConsole(config: { watermark?: boolean }) {
  const place = document.body.appendChild(document.createElement('div'));
  const page = async () => ({ default: () => 'The page' });
  window.location.hash = '/page';
  const stop = createConsole({
    routes: [{ path: '/page', page, nav: { title: 'Page' } }],
    config: { tokenStorage: 'memory', loginInterception: false, language: 'en', ...config },
    api: envelopeApi({ adapter: createScriptedAdapter([]) }),
  }).mount(place);
  onTestFinished(() => {
    stop();
    place.remove();
    window.location.hash = '';
  });
  return vi.waitFor(() => expect(place.textContent).toContain('The page'));
}

it('is off by default, and comes with the setting [watermark-is-off-by-default]', async () => {
  await openConsole({});
  expect(text()).toEqual([]);
  await openConsole({ watermark: true });
  await vi.waitFor(() => expect(text()).toHaveLength(1));
});

it('is on paper too: as large as the sheet, in the ink of paper [watermark-on-paper]', async () => {
  await openConsole({ watermark: true });
  await vi.waitFor(() => expect(shown()).toHaveLength(1));
  const session = cdp();
  await session.send('Emulation.setEmulatedMedia', { media: 'print' });
  onTestFinished(async () => {
    await session.send('Emulation.setEmulatedMedia', { media: '' });
  });
  await vi.waitFor(() => expect(window.matchMedia('print').matches).toBe(true));
  const [mark] = shown();
  expect(mark?.checkVisibility({ opacityProperty: true, visibilityProperty: true })).toBe(true);
  expect(mark?.getBoundingClientRect()).toMatchObject({ width: innerWidth, height: innerHeight });
});
