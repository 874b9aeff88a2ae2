import { anonymous } from '@waybill/auth-core';
import { ref } from 'valtio/vanilla';
import { describe, expect, it, vi } from 'vitest';
import { consoleParts, drawInConsole } from '../../../../../testing/console/draw-in-console';
import { act } from '../../../../../testing/draw';
import { titleOf } from '../../../../shell/tabs/tab';
import type { ConsoleParts } from '../../../kernel/console-parts';
import type { RouteEntry } from '../../../kernel/route-entry';
import { toTabEntries } from '../router/to-tab-entries';
import { createConsoleTable, loadRoutes } from '../routes/load-routes';
import { tabsOf } from './tabs-of';
import { useOpenInBackground } from './use-open-in-background';

const table: readonly RouteEntry[] = [
  { path: '/list', name: 'List', page: 'list', nav: { title: 'List' } },
  { path: '/detail', name: 'Detail', page: 'detail', nav: { title: 'Detail', dynamicNewTab: true } },
  { path: '/secret', name: 'Secret', page: 'secret', guard: ['Boss'] },
];

/** A console that shows the list to a user without roles. */
function atTheList(): ConsoleParts {
  const parts = consoleParts();
  const routes = loadRoutes(createConsoleTable(table).withSubject(anonymous), () => {});
  parts.navigation.state.routes = ref(routes);
  const match = routes.table.match('/list');
  const entry = { path: '/list', search: '?page=3', hash: '', key: 'start', state: null };
  if (!match) throw new Error('The table has a list.');
  parts.navigation.state.view = ref({ kind: 'page', match, entry });
  tabsOf(parts).visit(toTabEntries(match.chain), entry);
  return parts;
}

interface RowProps {
  address: string;
  title?: string | undefined;
  onAnswer: (opened: boolean) => void;
}

function Row({ address, title, onAnswer }: RowProps) {
  const openInBackground = useOpenInBackground();
  return (
    <button type="button" onClick={() => onAnswer(openInBackground(address, title))}>
      open
    </button>
  );
}

async function open(parts: ConsoleParts, address: string, title?: string): Promise<unknown> {
  const onAnswer = vi.fn<(opened: boolean) => void>();
  const { host } = await drawInConsole(parts, <Row address={address} title={title} onAnswer={onAnswer} />);
  await act(async () => host.querySelector('button')?.click());
  return onAnswer.mock.calls[0]?.[0];
}

const tabKeys = ({ tabsState }: ConsoleParts) => tabsState.list.tabs.map(({ key }) => key);

describe('a page opened in the background', () => {
  it('bears the title it is given before it is looked at [background-tab-has-title]', async () => {
    const parts = atTheList();
    expect(await open(parts, '/detail?id=3', 'Bicycle')).toBe(true);
    expect(tabsOf(parts).state.list.tabs.map(titleOf)).toEqual(['List', 'Bicycle']);
  });

  it('gets a tab and loads while the shown page stays unchanged', async () => {
    const parts = atTheList();
    const address = window.location.href;
    expect(await open(parts, '/detail?id=3')).toBe(true);
    const { list } = tabsOf(parts).state;
    expect(tabKeys(parts)).toEqual(['/list', '/detail?id=3']);
    expect(list.active).toBe('/list');
    expect(list.cached).toContain('/detail?id=3');
    expect(list.tabs[0]?.location).toMatchObject({ path: '/list', search: '?page=3' });
    expect(window.location.href).toBe(address);
  });

  it('opens once for repeated calls', async () => {
    const parts = atTheList();
    await open(parts, '/detail?id=3');
    const [, before] = tabsOf(parts).state.list.tabs;
    await open(parts, '/detail?id=3');
    expect(tabKeys(parts)).toEqual(['/list', '/detail?id=3']);
    expect(tabsOf(parts).state.list.tabs[1]?.instance).toBe(before?.instance);
  });

  it.each(['/nowhere', '/secret'])('is refused at %s, which this user has not', async (address) => {
    const parts = atTheList();
    expect(await open(parts, address)).toBe(false);
    expect(tabKeys(parts)).toEqual(['/list']);
  });

  it('is refused while no page is in view', async () => {
    const parts = atTheList();
    const entry = { path: '/403', search: '', hash: '', key: 'x', state: null };
    parts.navigation.state.view = ref({ kind: 'standalone', page: '403', title: '', entry });
    expect(await open(parts, '/detail?id=3')).toBe(false);
    expect(tabKeys(parts)).toEqual(['/list']);
  });
});
