import { createSession } from '@waybill/auth-core';
import { Can, Guarded, SessionProvider } from '@waybill/auth-core/react';
import * as shell from '@waybill/ui-shell';
import { type List, ListPage, ListTable, RecordPage } from '@waybill/ui-shell/console';
import * as controls from '@waybill/ui-shell/controls';
import { Form, FormDialog, type StandardSchema, useForm } from '@waybill/ui-shell/forms';
import { ColumnPicker, DataTable, Pagination, QueryForm, StatusTag } from '@waybill/ui-shell/table';
import { Bell } from 'lucide-react';
import type { ReactElement } from 'react';

const ignore = () => undefined;
const title = 'Orders';
const node: shell.NavNode = { path: '/order', title, children: [{ path: '/order/list', title: 'List', children: [] }] };
const menu = { nodes: [node], active: ['/order', '/order/list'], label: 'Menu' };
const open = { open: true, onOpenChange: ignore };
const Icon = () => <svg aria-hidden="true" />;
const settings = shell.defaultThemeSettings();
const view = { key: 'a', instance: 0, location: { path: '/order/list', search: '', hash: '' } };
const session = createSession({ gateway: {}, channel: null });
const list: List<{ id: number }> = {
  rows: [{ id: 1 }],
  changed: new Set(),
  path: '/order/getList',
  total: 1,
  state: 'ready',
  page: 1,
  pageSize: 10,
  pageSizes: [10],
  pageKey: '1',
  sorting: null,
  filters: {},
  filtered: false,
  kinds: {},
  go: ignore,
  field: (name) => ({ name, value: '', onChange: ignore }),
  draft: ignore,
  search: ignore,
  reset: ignore,
  reload: ignore,
  pages: async function* () {
    yield { list: [{ id: 1 }], total: 1 };
  },
};
const columns = [{ id: 'id', title: 'Number', cell: ({ id }: { id: number }) => id }];
const inMenu = (child: ReactElement) => (
  <shell.AvatarMenu username="editor" onLogout={ignore}>
    {child}
  </shell.AvatarMenu>
);

const anyName: StandardSchema<{ name: string }> = {
  '~standard': { version: 1, vendor: 'consumer', validate: (value) => ({ value: value as { name: string } }) },
};

/** Each component that cannot be drawn without props or surroundings, in the smallest use that makes sense. */
export const samples: Record<string, ReactElement> = {
  Alert: <controls.Alert>text</controls.Alert>,
  AvatarMenu: inMenu(<span />),
  Breadcrumb: <shell.Breadcrumb chain={[{ path: '/order', title }, { title: 'List' }]} />,
  Button: <shell.Button tone="primary">Save</shell.Button>,
  CachedPages: <shell.CachedPages views={[view]} activeKey="a" renderPage={() => <p>page</p>} />,
  Can: (
    <SessionProvider session={session}>
      <Can guard={['Editor']}>secret</Can>
    </SessionProvider>
  ),
  Cascader: (
    <controls.Cascader label="Region" value={['a']} options={[{ value: 'a', label: 'A' }]} onValueChange={ignore} />
  ),
  CheckTree: (
    <controls.CheckTree label="Rights" value={[]} nodes={[{ value: 'a', label: 'A' }]} onValueChange={ignore} />
  ),
  Checkbox: <controls.Checkbox label="On" checked onCheckedChange={ignore} />,
  CheckboxGroup: (
    <controls.CheckboxGroup
      label="Services"
      value={['a']}
      options={[{ value: 'a', label: 'A' }]}
      onValueChange={ignore}
    />
  ),
  ColumnBar: <shell.ColumnBar nodes={[node]} active="/order" label="Menu" columnStyle="card" />,
  ColumnPicker: (
    <ColumnPicker columns={[{ id: 'name', title: 'Name' }]} value={{ order: ['name'], hidden: [] }} onChange={ignore} />
  ),
  Combobox: <controls.Combobox label="City" value="a" options={[{ value: 'a', label: 'A' }]} onValueChange={ignore} />,
  ConfirmDialog: <shell.ConfirmDialog confirm={shell.createConfirm()} />,
  DataTable: (
    <DataTable
      label="Orders"
      columns={[{ id: 'name', title: 'Name', cell: (row: string) => row }]}
      rows={['A']}
      rowId={(row) => row}
    />
  ),
  DateField: <controls.DateField label="Day" value="2026-02-28" onValueChange={ignore} />,
  DateRangeField: <controls.DateRangeField label="Days" value={{ from: '', to: '' }} onValueChange={ignore} />,
  DescriptionList: <controls.DescriptionList items={[['Number', 'A']]} />,
  Dialog: (
    <shell.Dialog {...open} title="Title">
      text
    </shell.Dialog>
  ),
  Drawer: (
    <controls.Drawer {...open} title="Title">
      text
    </controls.Drawer>
  ),
  ErrorLogButton: <shell.ErrorLogButton log={shell.createErrorLog()} onOpen={ignore} />,
  ErrorLogDialog: <shell.ErrorLogDialog log={shell.createErrorLog()} {...open} />,
  ErrorPage: <shell.ErrorPage picture={<Icon />} title="403" hint="No" onHome={ignore} />,
  Field: (
    <shell.Field id="name" label="Name">
      <input id="name" />
    </shell.Field>
  ),
  FloatPanel: <shell.FloatPanel node={node} active={menu.active} onChoose={ignore} onLeave={ignore} />,
  FoldButton: <shell.FoldButton folded onFoldedChange={ignore} />,
  Forbidden: <shell.Forbidden onHome={ignore} />,
  Form: <NameForm />,
  FormDialog: (
    <FormDialog
      title="Orders"
      schema={anyName}
      values={{ name: '' }}
      save={async () => ({ done: true })}
      onClose={ignore}
    >
      {(form) => <shell.TextField {...form.field('name', 'Name')} />}
    </FormDialog>
  ),
  FullScreenButton: <shell.FullScreenButton onRefuse={ignore} />,
  Guarded: (
    <SessionProvider session={session}>
      <Guarded as="section" guard={['Editor']}>
        secret
      </Guarded>
    </SessionProvider>
  ),
  HorizontalMenu: <shell.HorizontalMenu {...menu} />,
  LanguageSwitch: <shell.LanguageSwitch language="zh" onLanguageChange={ignore} />,
  ListPage: <ListPage list={list} title="Orders" columns={columns} />,
  ListState: <shell.ListState>Nothing here</shell.ListState>,
  ListTable: <ListTable list={list} label="Orders" columns={columns} />,
  LoadingIndicator: <shell.LoadingIndicator loading={shell.createLoading()} />,
  Logo: <shell.Logo title="Waybill" />,
  Menu: inMenu(<shell.Menu>nothing</shell.Menu>),
  MenuChoice: inMenu(<shell.MenuChoice value="zh">中文</shell.MenuChoice>),
  MenuItem: inMenu(<shell.MenuItem onSelect={ignore}>Go</shell.MenuItem>),
  MenuLine: inMenu(<shell.MenuLine />),
  MenuLink: <shell.MenuLink node={node}>Orders</shell.MenuLink>,
  MenuRail: <shell.MenuRail {...menu} />,
  MenuTree: <shell.MenuTree {...menu} open={new Set(['/order'])} onOpenChange={ignore} />,
  MoneyField: <controls.MoneyField label="Value" value={100} onValueChange={ignore} />,
  MultiCombobox: (
    <controls.MultiCombobox
      label="Cities"
      value={['a']}
      options={[{ value: 'a', label: 'A' }]}
      onValueChange={ignore}
    />
  ),
  NotFound: <shell.NotFound onHome={ignore} />,
  NoticePopover: <shell.NoticePopover notices={shell.createNotices()} />,
  NumberField: <controls.NumberField label="Weight" value={1} onValueChange={ignore} />,
  Page: <shell.Page title="Orders">text</shell.Page>,
  Pagination: <Pagination page={1} pageSize={10} total={25} onPageChange={ignore} />,
  PasswordField: <shell.PasswordField label="Password" />,
  ProgressBar: <shell.ProgressBar progress={shell.createProgress()} />,
  RecordPage: (
    <RecordPage
      record={{ id: 1, record: { id: 1 }, state: 'ready', reload: ignore }}
      title={({ id }) => `Order ${id}`}
      none={title}
    >
      {({ id }) => id}
    </RecordPage>
  ),
  QueryForm: (
    <QueryForm onQuery={ignore} onReset={ignore}>
      <shell.TextField label="Name" />
    </QueryForm>
  ),
  RadioGroup: (
    <controls.RadioGroup label="Payment" value="a" options={[{ value: 'a', label: 'A' }]} onValueChange={ignore} />
  ),
  RefreshButton: <shell.RefreshButton onRefresh={ignore} />,
  SafeMarkup: <shell.SafeMarkup markup="<b>bold</b>" />,
  SearchButton: <shell.SearchButton onOpen={ignore} />,
  SearchDialog: <shell.SearchDialog {...open} />,
  Segmented: <shell.Segmented label="Unit" value="a" options={[{ value: 'a', label: 'A' }]} onValueChange={ignore} />,
  Select: <shell.Select label="City" options={[{ value: 'a', label: 'A' }]} />,
  ShellFooter: <shell.ShellFooter title="Waybill" />,
  ShellLayout: (
    <shell.ShellLayout settings={settings} nodes={[node]} place={{ path: '/order/list' }} onCollapseChange={ignore}>
      page
    </shell.ShellLayout>
  ),
  StatusTag: <StatusTag>paid</StatusTag>,
  Steps: <controls.Steps label="Progress" steps={[{ id: 'a', title: 'A' }]} done={0} />,
  Switch: <shell.Switch label="On" checked onCheckedChange={ignore} />,
  TabBar: (
    <shell.TabBar
      list={shell.emptyTabList}
      actions={shell.createTabsStore({ navigate: ignore, confirm: async () => true })}
    />
  ),
  Tag: <controls.Tag>text</controls.Tag>,
  TextArea: <controls.TextArea label="Remark" />,
  TextField: <shell.TextField label="Name" />,
  ThemeButton: <shell.ThemeButton onOpen={ignore} />,
  ThemeControls: <shell.ThemeControls settings={settings} onChange={ignore} />,
  ThemeDrawer: (
    <shell.ThemeDrawer
      {...open}
      settings={settings}
      onChange={ignore}
      onSave={ignore}
      onRestore={ignore}
      onRandom={ignore}
    />
  ),
  ThemeEntry: <shell.ThemeEntry onOpen={ignore} />,
  TimeField: <controls.TimeField label="Time" value="09:30" onValueChange={ignore} />,
  Toaster: <shell.Toaster toasts={shell.createToasts()} />,
  ToolButton: <shell.ToolButton label="Bell" icon={Bell} badge={3} />,
  TopTabs: <shell.TopTabs nodes={[node]} active="/order" label="Menu" />,
  UploadField: (
    <controls.UploadField label="Photos" value={[]} upload={() => new Promise(ignore)} onValueChange={ignore} />
  ),
};

function NameForm() {
  const form = useForm({ schema: anyName, values: { name: '' }, onSubmit: ignore });
  return (
    <Form form={form}>
      <shell.TextField {...form.field('name', 'Name')} />
    </Form>
  );
}
