import { createScriptedAdapter } from '@waybill/http/testing';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { wait } from '../../../testing/tabs-desk/mount-desk';
import { DataTable } from '../../data/table/data-table';
import { defineMessages } from '../../locales/define-messages';
import { useText } from '../../locales/use-text';
import { createConsole } from '../create-console';
import { tabsOf } from '../features/navigation/tabs/tabs-of';
import { envelopeApi } from '../kernel/api/envelope-api';
import { useConsole } from '../kernel/console-context';
import type { ConsoleParts } from '../kernel/console-parts';

const names = ['a', 'b', 'c', 'd', 'e'];
const rows = Array.from({ length: 150 }, (_, place) => ({ id: `row ${place}` }));
const words = defineMessages('hiddenPages', { page: { zh: '页', en: 'Page' }, number: { zh: '编号', en: 'Number' } });
const columns = [{ id: 'id', title: words.number, cell: ({ id }: { id: string }) => id }];
const rowId = ({ id }: { id: string }) => id;

const renders = new Map<string, number>();
const clock = { runs: false };
let parts: ConsoleParts;

/** Renders on every change around a page: language, settings, window width, a clock. */
function Busy({ name }: { name: string }) {
  renders.set(name, (renders.get(name) ?? 0) + 1);
  parts = useConsole();
  const t = useText();
  const { layout, themeName } = useSnapshot(parts.theme.settings);
  const [, setTime] = useState(0);
  const [word, setWord] = useState('');
  const [width, setWidth] = useState(window.innerWidth);
  useEffect(() => {
    const ticks = setInterval(() => clock.runs && setTime(performance.now()), 20);
    const handleResize = () => setWidth(window.innerWidth);
    window.addEventListener('resize', handleResize);
    return () => {
      clearInterval(ticks);
      window.removeEventListener('resize', handleResize);
    };
  }, []);
  return (
    <>
      <h1>
        {t(words.page)} {name} {layout} {themeName} {width}
      </h1>
      <input aria-label={`word ${name}`} value={word} onChange={(event) => setWord(event.target.value)} />
      <DataTable label={name} columns={columns} rows={rows} rowId={rowId} height="200px" />
    </>
  );
}

/** Resolves when the browser is idle, including React's deferred work. */
const idle = () => new Promise((resolve) => requestIdleCallback(resolve));
const heading = (name: string) => page.getByRole('heading', { name: new RegExp(` ${name} `) });

/** Opens a console with a tab per page, the last one current, and returns a function that removes it. */
async function open() {
  const host = document.body.appendChild(document.createElement('div'));
  window.location.hash = '/a';
  sessionStorage.setItem('own-token', 'T1');
  const stop = createConsole({
    routes: names.map((name) => ({
      path: `/${name}`,
      name: name.toUpperCase(),
      page: async () => ({ default: () => <Busy name={name} /> }),
      nav: { title: name },
    })),
    config: { language: 'en', tokenName: 'own-token', tokenStorage: 'session', storagePrefix: 'rest' },
    api: envelopeApi({
      adapter: createScriptedAdapter([
        { match: 'GET /userInfo', reply: { body: { code: 200, data: { username: 'ann', roles: [] } } } },
        { match: () => true, reply: { body: { code: 200, data: null } } },
      ]),
    }),
  }).mount(host);
  for (const name of names) {
    window.location.hash = `/${name}`;
    await expect.element(heading(name)).toBeVisible();
    await idle();
  }
  return () => {
    stop();
    host.remove();
  };
}

/** React renders hidden pages when it is idle. */
const untilSettled = () => expect.poll(() => doneToHidden(() => {})).toEqual([]);

/** Records the effect of an action on hidden pages: their renders, and changes in their DOM. */
async function doneToHidden(act: () => unknown): Promise<string[]> {
  const done: string[] = [];
  const hidden = [...document.querySelectorAll<HTMLElement>('[data-page][data-state="hidden"]')];
  const observer = new MutationObserver((records) => {
    for (const { type, attributeName, target } of records)
      done.push(`${type} ${attributeName ?? ''} of ${pageOf(target)}`);
  });
  for (const frame of hidden)
    observer.observe(frame, { subtree: true, childList: true, attributes: true, characterData: true });
  renders.clear();
  await act();
  for (let time = 0; time < 3; time += 1) {
    await wait(100);
    await idle();
  }
  observer.disconnect();
  for (const { dataset } of hidden) {
    const count = renders.get(dataset.page?.slice(1) ?? '');
    if (count !== undefined && dataset.state === 'hidden') done.push(`${count} renders of ${dataset.page}`);
  }
  return done;
}

const pageOf = (node: Node) =>
  node.parentElement?.closest<HTMLElement>('[data-page]')?.dataset.page ?? (node as HTMLElement).dataset.page;
const frame = (name: string) => document.querySelector<HTMLElement>(`[data-page="/${name}"]`) as HTMLElement;
const word = () => page.getByRole('textbox', { name: 'word e' });

describe('hidden pages cost nothing', () => {
  let close: (() => void) | undefined;
  beforeEach(async () => {
    close ??= await open();
    await untilSettled();
  });
  afterAll(() => close?.());
  afterEach(async () => {
    clock.runs = false;
    tabsOf(parts).go('/e');
    parts.theme.set({ language: 'en', themeName: 'blue-black', layout: 'column' });
    await page.viewport(1440, 900);
  });

  it.each<[string, () => unknown]>([
    ['time', () => Object.assign(clock, { runs: true })],
    ['a key in the page in view', () => userEvent.type(word(), 'abc')],
    ['another theme', () => parts.theme.set({ themeName: 'green-black' })],
    ['another layout', () => parts.theme.set({ layout: 'vertical' })],
    ['another width of the window', () => page.viewport(900, 700)],
    ['another title of a tab', () => tabsOf(parts).retitle('/b', 'B')],
  ])('%s changes no hidden page', async (_what, act) => {
    expect(await doneToHidden(act)).toEqual([]);
  });

  it('a switch changes the frames of the two pages alone', async () => {
    const done = await doneToHidden(() => tabsOf(parts).go('/a'));
    expect(frame('a').dataset.state).toBe('shown');
    expect(done.filter((each) => !/ of \/a$/.test(each))).toEqual([]);
  });

  it('another language is drawn in the page in view first, in hidden ones when nothing else is to be done', async () => {
    const drawn: string[][] = [];
    const observer = new MutationObserver(() =>
      drawn.push(names.filter((name) => frame(name).textContent?.startsWith('页'))),
    );
    observer.observe(frame('e').parentElement as HTMLElement, { subtree: true, characterData: true });
    parts.theme.set({ language: 'zh' });
    // Idle work waits for everything else on the machine.
    await expect.poll(() => drawn.at(-1)).toEqual(names);
    observer.disconnect();
    expect(drawn[0]).toEqual(['e']);
  });
});
