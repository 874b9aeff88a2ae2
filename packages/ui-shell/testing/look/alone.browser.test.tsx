import axe from 'axe-core';
import type { ReactNode } from 'react';
import { describe, expect, it, onTestFinished } from 'vitest';
import * as controls from '../../src/exports/controls';
import * as display from '../../src/exports/display';
import * as tableImport from '../../src/exports/import';
import * as shell from '../../src/exports/index';
import * as table from '../../src/exports/table';
import { people } from '../../src/import/people.test-data';
import { draw } from '../draw';
import { whenStill } from '../when-still';

const ignore = () => {};
const upload = async () => ({ id: '1', name: 'a.png', url: '/a.png', size: 1 });
const options = [
  { value: 'a', label: 'Ankang' },
  { value: 'b', label: 'Baotou' },
];
const field = { label: 'City', onValueChange: ignore };

/** Exported components with the fewest props that draw something, by name. */
const parts: Readonly<Record<string, ReactNode>> = {
  Button: <shell.Button>Save</shell.Button>,
  'Button, primary': <shell.Button tone="primary">Save</shell.Button>,
  'Button, quiet': <shell.Button tone="quiet">Save</shell.Button>,
  'Button, danger': <shell.Button tone="danger">Remove</shell.Button>,
  ToolButton: <shell.ToolButton label="Search" icon={<svg aria-hidden />} />,
  RowButton: <table.RowButton>Details</table.RowButton>,
  'RowButton, danger': <table.RowButton data-tone="danger">Remove</table.RowButton>,
  RowActions: (
    <table.RowActions>
      <button type="button">Details</button>
      <a href="#there">Open</a>
    </table.RowActions>
  ),
  RefreshButton: <shell.RefreshButton onRefresh={ignore} />,
  SearchButton: <shell.SearchButton onOpen={ignore} />,
  ThemeButton: <shell.ThemeButton onOpen={ignore} />,
  FullScreenButton: <shell.FullScreenButton onRefuse={ignore} />,
  ControlFrame: (
    <shell.ControlFrame id="own" label="Own" hint="A hint" error="Missing">
      <input id="own" />
    </shell.ControlFrame>
  ),
  TextField: <shell.TextField label="Name" />,
  'TextField, wrong': <shell.TextField label="Name" error="Missing" hint="In full" />,
  PasswordField: <shell.PasswordField label="Password" />,
  Select: <shell.Select {...field} value="" options={options} placeholder="Choose" />,
  Segmented: <shell.Segmented {...field} value="a" options={options} />,
  Switch: <shell.Switch label="On" checked onCheckedChange={ignore} hint="A hint" />,
  TextArea: <controls.TextArea label="Note" />,
  Checkbox: <controls.Checkbox label="Agreed" checked onCheckedChange={ignore} />,
  CheckboxGroup: <controls.CheckboxGroup {...field} value={['a']} options={options} />,
  RadioGroup: <controls.RadioGroup {...field} value="a" options={options} />,
  NumberField: <controls.NumberField {...field} value={1} />,
  MoneyField: <controls.MoneyField {...field} value={1} />,
  Combobox: <controls.Combobox {...field} value="a" options={options} />,
  MultiCombobox: <controls.MultiCombobox {...field} value={['a']} options={options} />,
  Cascader: <controls.Cascader {...field} value={['a']} options={options} />,
  CheckTree: <controls.CheckTree {...field} value={['a']} nodes={options} />,
  DateField: <controls.DateField {...field} value="2026-01-02" />,
  DateRangeField: <controls.DateRangeField {...field} value={{ from: '', to: '' }} />,
  DateTimeField: <controls.DateTimeField {...field} value="" />,
  TimeField: <controls.TimeField {...field} value="" />,
  UploadField: <controls.UploadField {...field} value={[]} upload={upload} />,
  Tag: (
    <controls.Tag tone="warning" onRemove={ignore}>
      Late
    </controls.Tag>
  ),
  StatusTag: <table.StatusTag tone="success">Done</table.StatusTag>,
  TwoLines: <table.TwoLines below="Below">Above</table.TwoLines>,
  Pagination: <table.Pagination page={1} pageSize={10} total={30} onPageChange={ignore} />,
  Alert: (
    <controls.Alert title="Closed" onClose={ignore}>
      On Sundays
    </controls.Alert>
  ),
  DescriptionList: <controls.DescriptionList items={[['Name', 'Ann']]} />,
  Steps: (
    <controls.Steps
      label="Steps"
      done={1}
      steps={[
        { id: '1', title: 'One' },
        { id: '2', title: 'Two' },
      ]}
    />
  ),
  Timeline: <controls.Timeline label="Events" events={[{ id: '1', title: 'Sent', time: '10:00', detail: 'By car' }]} />,
  Badge: <display.Badge label="3 new" count={3} />,
  PageTabs: <display.PageTabs label="Tabs" tabs={[{ key: 'a', label: 'All', content: 'Inside' }]} />,
  Result: <display.Result title="Saved">All of it</display.Result>,
  StatRow: (
    <display.StatRow>
      <display.StatCard label="Orders" value={12} hint="Today" />
    </display.StatRow>
  ),
  TableImport: (
    <tableImport.TableImport declaration={people} send={async () => ({ done: false })} toasts={shell.createToasts()} />
  ),
  ChartCard: <display.ChartCard title="Orders" chart={undefined} />,
  SkeletonText: <controls.SkeletonText />,
  Action: <shell.Action text="New order" />,
  Actions: <shell.Actions maxVisible={1} items={['Print', 'Copy'].map((text) => ({ text, onSelect: ignore }))} />,
  Avatar: <shell.Avatar />,
  PageHeader: <display.PageHeader title="Orders" lead="All of them" />,
  ListState: (
    <shell.ListState kind="error" onRetry={ignore}>
      Loading failed
    </shell.ListState>
  ),
  Card: (
    <shell.Card>
      <shell.CardTitle>Title</shell.CardTitle>
      <p>Words</p>
    </shell.Card>
  ),
  Page: (
    <shell.Page title="Orders" lead="All of them">
      Words
    </shell.Page>
  ),
};

/** Exports that other tests render: items of a larger part, top layers, the frame, pages, tables, and parts without markup. */
const elsewhere = new Set(
  `CardTitle StatCard MenuChoice MenuItem MenuLine Drawer Popover Tooltip Dialog ConfirmDialog ErrorLogDialog
  ThemeDrawer Toaster LoadingIndicator ProgressBar AvatarMenu BackTop Breadcrumb CachedPages ColumnBar
  ErrorLogButton FloatPanel FoldButton HorizontalMenu LanguageSwitch Logo Menu MenuLink MenuRail MenuTree
  NoticePopover ShellFooter ShellHeader ShellLayout TabBar ThemeControls ThemeEntry TopTabs ErrorPage Forbidden
  NotFound IconsPage ChartLegend LineChart DataTable QueryForm ColumnPicker SafeMarkup ScrollRow IconProvider NavIcon
  ShellRouterProvider Skeleton ThemeStyles FieldSection UnreadableTableError`.split(/\s+/),
);

it('every exported component is drawn alone here, or needs more around it [parts-look-right-alone]', () => {
  const names = Object.entries({ ...controls, ...display, ...shell, ...table, ...tableImport })
    .filter(([name, value]) => /^[A-Z]/.test(name) && value !== null)
    .map(([name]) => name);
  const drawn = Object.keys(parts).map((name) => name.split(',')[0] ?? name);
  expect(names.filter((name) => !drawn.includes(name) && !elsewhere.has(name))).toEqual([]);
});

describe.each(['light', 'dark'])('in the %s scheme', (scheme) => {
  it.each(Object.entries(parts))(
    '%s looks right without a parent that styles it [parts-look-right-alone]',
    async (_name, part) => {
      const classes = ['vab-theme-blue-black', `vab-scheme-${scheme}`];
      document.body.classList.add(...classes);
      document.documentElement.style.colorScheme = scheme;
      const { host, remove } = await draw(part);
      onTestFinished(async () => {
        await remove();
        document.body.classList.remove(...classes);
        document.documentElement.style.colorScheme = '';
      });
      await whenStill();
      const { violations } = await axe.run(host, {
        resultTypes: ['violations'],
        rules: { region: { enabled: false } },
      });
      expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
      // A button in the browser's default style has an outset border.
      const plain = [...host.querySelectorAll('button')].filter(
        (each) => getComputedStyle(each).borderStyle === 'outset',
      );
      expect(plain.map(({ outerHTML }) => outerHTML)).toEqual([]);
    },
  );
});
