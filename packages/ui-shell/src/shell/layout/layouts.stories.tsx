import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { manyEntries } from '../../../testing/example-shell/example-nav';
import { ExampleShell, type ExampleShellProps } from '../../../testing/example-shell/example-shell';
import { inArabic } from '../../../testing/state-sheet';
import { CachedPages } from '../cached-pages/cached-pages';
import { ShellLayout } from './shell-layout';

const meta = {
  title: 'Shell/Layouts',
  component: ExampleShell,
  subcomponents: { ShellLayout, CachedPages },
  parameters: { layout: 'fullscreen' },
  render: (args: ExampleShellProps, { globals }) => (
    <ExampleShell
      {...args}
      {...(globals.layout ? { layout: globals.layout } : {})}
      themeName={String(globals.theme)}
      background={globals.background === 'vab-background' ? 'vab-background' : 'none'}
      language={String(globals.locale)}
    />
  ),
} satisfies Meta<typeof ExampleShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The default: an app rail and a column with the chosen entry's children. */
export const Column: Story = {
  name: 'Column [column-layout-second-column]',
  args: { layout: 'column' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('main')).toBeVisible();
    await expect(canvas.getAllByRole('navigation').length).toBeGreaterThan(2);
  },
};

/** Top-level entries as text tabs in the header, the chosen one's children at the left. */
export const Comprehensive: Story = { args: { layout: 'comprehensive' } };

/** The whole tree at the left. */
export const Vertical: Story = { args: { layout: 'vertical' } };

/** The whole menu in one bar at the top, the content 92 % wide. */
export const Horizontal: Story = { args: { layout: 'horizontal' } };

/** Logo and tools across the whole width, the tree below them, the fold control in the tabs bar. */
export const Common: Story = { args: { layout: 'common' } };

/** Arabic mirrors the layout: the menu is on the right, arrows and drawers are reversed. */
export const RightToLeft: Story = {
  ...inArabic,
  args: {
    layout: 'vertical',
    startAt: '/orders',
    nodes: [
      { path: '/orders', title: 'الطلبات' },
      { path: '/customers', title: 'العملاء' },
    ].map((entry) => ({ ...manyEntries(1, 0)[0], ...entry, children: [] })) as ExampleShellProps['nodes'] & object,
  },
  render: (args) => <ExampleShell {...args} language="ar" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const menu = canvas.getAllByRole('navigation')[0] as HTMLElement;
    const main = canvas.getByRole('main');
    await expect(document.documentElement.dir).toBe('rtl');
    await expect(menu.getBoundingClientRect().left).toBeGreaterThanOrEqual(main.getBoundingClientRect().right);
  },
};

/** Icons only; groups open as panels two entries wide. */
export const Float: Story = { args: { layout: 'float' } };

/** The second column is away, by the reader's choice. */
export const ColumnFolded: Story = { args: { layout: 'column', collapse: true } };

/** Icons with flyouts, by the reader's choice. */
export const VerticalFolded: Story = { args: { layout: 'vertical', collapse: true } };

/** Header and tabs scroll away with the page. */
export const HeaderInTheFlow: Story = { args: { layout: 'column', fixedHeader: false, showTabs: false } };

/** More top entries than the row has room for. */
export const HorizontalOverflow: Story = {
  args: { layout: 'horizontal', nodes: manyEntries(24, 4), startAt: '/g20/e1' },
};

/** 2,000 entries, of which only the visible ones are in the document. */
export const TwoThousandEntries: Story = {
  args: { layout: 'vertical', nodes: manyEntries(4, 500), startAt: '/g1/e250' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('aside [data-path]').length).toBeLessThan(80);
  },
};
