import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClipboardList, House, Package, Truck, Users } from 'lucide-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { inArabic, statesOf } from '../../../testing/state-sheet';
import { IconProvider } from '../../nav/icon-registry';
import { type ShellRouter, ShellRouterProvider } from '../../nav/shell-router';
import type { TabsBarStyle } from '../../theme/theme-settings';
import { ThemeStyles } from '../../theme/theme-sheet';
import { CachedPages } from '../cached-pages/cached-pages';
import { useTab } from '../cached-pages/use-tab';
import { createTabsStore } from './create-tabs-store';
import type { Tab } from './tab';
import { TabBar } from './tab-bar';
import { cachedTabs } from './tab-list';
import { useTabs } from './use-tabs';

const words = {
  zh: {
    home: '首页',
    orders: '运单列表',
    quick: '快速下单',
    promotion: '推广中心',
    users: '推广用户',
    note: '备注',
  },
  ar: {
    home: 'الرئيسية',
    orders: 'قائمة الطلبات',
    quick: 'طلب سريع',
    promotion: 'مركز الترويج',
    users: 'المستخدمون',
    note: 'ملاحظة',
  },
  en: {
    home: 'Home',
    orders: 'Order list',
    quick: 'Quick order',
    promotion: 'Promotion center',
    users: 'Promoted users',
    note: 'Note',
  },
};
const icons = { house: House, list: ClipboardList, package: Package, truck: Truck, users: Users };
const route = (path: string, title: string, icon: string, more = {}) => ({ path, name: path, title, icon, ...more });

interface DeskProps {
  tabsBarStyle: TabsBarStyle;
  showTabsIcon: boolean;
  count: number;
  /** Suffix of the shown tab's title. */
  more?: string;
  /** The tab has unsaved work. */
  unsaved?: boolean;
  /** It is pinned. */
  pinned?: boolean;
  locale: keyof typeof words;
}

/** Tabs and cached pages with plain state: no router, no console assembly. */
function Desk({ tabsBarStyle, showTabsIcon, count, locale, more = '', unsaved = false, pinned = false }: DeskProps) {
  const t = words[locale];
  const [store] = useState(() => {
    const made = createTabsStore({ navigate: () => {}, confirm: async () => true, closedPages: 3 });
    const place = (path: string) => ({ path, search: '', hash: '' });
    made.start({
      user: 'story',
      pinned: [{ chain: [route('/index', t.home, 'house', { noClosable: true })], location: place('/index') }],
      resolve: () => null,
    });
    const routes = [
      route('/order/orderList', t.orders, 'list'),
      route('/order/quickOrder', t.quick + more, 'package'),
      route('/promotion/promotionCenter', t.promotion, 'truck'),
      route('/promotion/userList', t.users, 'users'),
    ];
    for (let n = 0; n < count; n += 1) {
      const base = routes[n % routes.length];
      if (!base) continue;
      const again = n >= routes.length ? ` ${n}` : '';
      made.visit([{ ...base, path: base.path + again, title: base.title + again }], place(base.path + again));
    }
    made.go('/order/quickOrder');
    if (pinned) made.pin('/order/quickOrder', true);
    if (unsaved) made.markUnsaved('/order/quickOrder', true);
    return made;
  });
  const { list, maximised } = useTabs(store);
  const scroller = useRef<HTMLDivElement>(null);
  const active = list.tabs.find(({ key }) => key === list.active);
  const router = useMemo<ShellRouter>(
    () => ({
      location: active?.location ?? { path: '/', search: '', hash: '' },
      navigate: () => {},
      href: (to) => `#${to}`,
    }),
    [active],
  );
  const renderPage = useCallback((tab: Tab) => <NotePage name={String(tab.title)} label={t.note} />, [t]);
  return (
    <IconProvider icons={icons}>
      <ThemeStyles />
      <ShellRouterProvider router={router}>
        <div style={{ borderBottom: '1px solid var(--wb-color-border)', height: 50 }}>
          <TabBar
            list={list}
            actions={store}
            tabsBarStyle={tabsBarStyle}
            showTabsIcon={showTabsIcon}
            maximised={maximised}
          />
        </div>
        <div ref={scroller} style={{ height: 260, overflow: 'auto', padding: 20, background: 'var(--wb-color-page)' }}>
          <CachedPages
            views={cachedTabs(list)}
            activeKey={list.active}
            renderPage={renderPage}
            actions={store}
            scroller={scroller}
          />
        </div>
      </ShellRouterProvider>
    </IconProvider>
  );
}

function NotePage({ name, label }: { name: string; label: string }) {
  const tab = useTab();
  return (
    <section>
      <h2 style={{ margin: '0 0 12px', fontSize: 20 }}>{name}</h2>
      <label>
        {label} <input onChange={(event) => tab.markUnsaved(event.target.value !== '')} />
      </label>
    </section>
  );
}

const meta: Meta<typeof Desk> = {
  title: 'Shell/Tabs bar',
  component: Desk,
  subcomponents: { TabBar },
  args: { tabsBarStyle: 'smooth', showTabsIcon: true, count: 5, locale: 'en' },
  argTypes: {
    tabsBarStyle: { control: 'inline-radio', options: ['card', 'smart', 'smooth'] },
    locale: { control: 'inline-radio', options: Object.keys(words) },
  },
  parameters: { layout: 'fullscreen' },
  globals: { locale: 'en' },
};
export default meta;
type Story = StoryObj<typeof Desk>;

/** The default: the shape of browser tabs. */
export const Smooth: Story = { name: 'Smooth [three-tab-styles-icons]' };

/** Bordered tabs. */
export const Card: Story = { name: 'Card [three-tab-styles-icons]', args: { tabsBarStyle: 'card' } };

/** A line grows under the active tab. */
export const Smart: Story = { name: 'Smart [three-tab-styles-icons]', args: { tabsBarStyle: 'smart' } };

/** More tabs than fit: wheel, touch and arrow buttons scroll the row. */
export const ManyTabs: Story = { args: { count: 24 } };

/** In English, without icons. */
export const English: Story = { args: { locale: 'en', showTabsIcon: false }, globals: { locale: 'en' } };

const states = {
  rest: {},
  hover: {},
  focus: {},
  unsaved: { unsaved: true },
  pinned: { pinned: true },
  'without icons': { showTabsIcon: false },
  'one tab': { count: 0 },
  'long text': { more: ' for everything that has to leave before noon', count: 2 },
  'more than fit': { count: 12 },
  phone: { count: 3 },
} satisfies Record<string, Partial<DeskProps>>;
const desk: DeskProps = { tabsBarStyle: 'smooth', showTabsIcon: true, count: 2, locale: 'en' };

/** The states of browser tabs side by side. */
export const SmoothStates = statesOf(Desk, desk, states, { width: 440 });

/** The states of bordered tabs side by side. */
export const CardStates = statesOf(Desk, { ...desk, tabsBarStyle: 'card' }, states, { width: 440 });

/** The states of tabs with a line side by side. */
export const SmartStates = statesOf(Desk, { ...desk, tabsBarStyle: 'smart' }, states, { width: 440 });

export const InArabic: Story = { ...inArabic, args: { locale: 'ar' } };

/** A page keeps its input while another tab is shown. */
export const DraftsStay: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const note = canvasElement.querySelector<HTMLInputElement>('[data-state="shown"] input');
    if (!note) throw new Error('No page is in view.');
    await userEvent.type(note, 'Fragile');
    await userEvent.click(canvas.getByRole('link', { name: 'Home' }));
    await userEvent.click(canvas.getByRole('link', { name: /Quick order/ }));
    await expect(note).toBeInTheDocument();
    await expect(note).toHaveValue('Fragile');
    await expect(note.closest('[data-page]')).toHaveAttribute('data-state', 'shown');
  },
};

/** A closed tab reopens with its page. */
export const ClosedComesBack: Story = {
  name: 'Closed comes back [closed-tab-comes-back]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const note = canvasElement.querySelector<HTMLInputElement>('[data-state="shown"] input');
    if (!note) throw new Error('No page is in view.');
    const tab = canvas.getByRole('link', { name: /Quick order/ });
    tab.focus();
    await userEvent.keyboard('{Delete}');
    await expect(canvas.queryByRole('link', { name: /Quick order/ })).toBeNull();
    await expect(note.closest('[data-page]')).toHaveAttribute('data-state', 'hidden');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(canvas.getByRole('link', { name: /Quick order/ })).toHaveFocus();
    await expect(canvasElement.querySelector('[data-state="shown"] input')).toBe(note);
  },
};
