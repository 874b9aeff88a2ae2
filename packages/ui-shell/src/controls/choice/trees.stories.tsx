import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inArabic } from '../../../testing/state-sheet';
import type { CascadeOption } from './cascade-path';
import { Cascader } from './cascader';
import { CheckTree } from './check-tree';
import type { TreeNode } from './tree-state';

const meta: Meta = { title: 'Forms/Trees in use' };
export default meta;

const column = { display: 'grid', gap: 20, maxWidth: 420, padding: 24, minHeight: 420, alignContent: 'start' } as const;

const regions: CascadeOption[] = [
  {
    value: '31',
    label: 'Shanghai',
    children: [
      { value: '310101', label: 'Huangpu' },
      { value: '310115', label: 'Pudong' },
    ],
  },
  {
    value: '33',
    label: 'Zhejiang',
    children: [
      {
        value: '3301',
        label: 'Hangzhou',
        children: [
          { value: '330106', label: 'Xihu' },
          { value: '330110', label: 'Yuhang' },
        ],
      },
      { value: '3302', label: 'Ningbo', children: [{ value: '330203', label: 'Haishu' }] },
    ],
  },
  { value: '54', label: 'Tibet', disabled: true },
];

function Region() {
  const [region, setRegion] = useState<readonly string[]>(['31', '310115']);
  return (
    <div style={column}>
      <Cascader label="Region" value={region} onValueChange={setRegion} options={regions} />
      <output aria-label="Value">{region.join()}</output>
      <Cascader label="Read only" value={['31', '310101']} onValueChange={() => {}} options={regions} readOnly />
      <Cascader label="Wrong" value={[]} onValueChange={() => {}} options={regions} error="Choose a region" />
    </div>
  );
}

/** One list per level, with mouse or arrow keys. */
export const Regions: StoryObj = {
  name: 'Regions [cascader-for-regions]',
  render: () => <Region />,
  play: async () => {
    const opener = screen.getByRole('button', { name: /Region/ });
    const value = screen.getByLabelText('Value');
    await expect(opener).toHaveTextContent('Shanghai / Pudong');
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('option', { name: 'Pudong' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Shanghai' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Hangzhou' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Xihu' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(value).toHaveTextContent('33,3301,330110');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('option', { name: 'Ningbo' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Haishu' }));
    await expect(opener).toHaveTextContent('Zhejiang / Ningbo / Haishu');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await expect(value).toBeEmptyDOMElement();
    await userEvent.click(screen.getByRole('button', { name: /Read only/ }));
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.click(opener);
    await screen.findByRole('listbox', { name: /Region/ });
  },
};

function Searched() {
  const [region, setRegion] = useState<readonly string[]>([]);
  const [left, setLeft] = useState(0);
  return (
    <form style={column} onSubmit={(event) => event.preventDefault()}>
      <Cascader
        label="Region"
        value={region}
        onValueChange={setRegion}
        options={regions}
        searchable
        onBlur={() => setLeft(left + 1)}
      />
      <p>{`Left ${left} times`}</p>
      <output aria-label="Value">{region.join()}</output>
    </form>
  );
}

/** Search by a part of the name, or list by list. */
export const Searchable: StoryObj = {
  render: () => <Searched />,
  play: async () => {
    const opener = screen.getByRole('button', { name: /Region/ });
    const value = screen.getByLabelText('Value');
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const search = await screen.findByRole('combobox', { name: 'Search' });
    await waitFor(() => expect(search).toHaveFocus());
    await expect(screen.getByText('Left 0 times')).toBeVisible();
    await userEvent.keyboard('hang');
    const matches = screen.getAllByRole('option');
    await expect(matches.map(({ textContent }) => textContent)).toEqual([
      'Zhejiang / Hangzhou / Yuhang',
      'Shanghai / Huangpu',
      'Shanghai / Pudong',
      'Zhejiang / Hangzhou / Xihu',
    ]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}{ArrowDown}');
    await expect(search).toHaveAttribute('aria-activedescendant', matches[3]?.id);
    await userEvent.keyboard('{Enter}');
    await expect(value).toHaveTextContent('33,3301,330106');
    await expect(opener).toHaveTextContent('Zhejiang / Hangzhou / Xihu');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Search' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Xihu' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(value).toHaveTextContent('33,3301,330110');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search' }), 'nowhere{Enter}');
    await expect(await screen.findByText('Nothing matches')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    await expect(value).toHaveTextContent('33,3301,330110');
  },
};

const rights: TreeNode[] = [
  {
    value: 'order',
    label: 'Orders',
    children: [
      { value: 'order.read', label: 'See' },
      { value: 'order.write', label: 'Change' },
      { value: 'order.delete', label: 'Delete', disabled: true },
    ],
  },
  { value: 'report', label: 'Reports', children: [{ value: 'report.read', label: 'See reports' }] },
];

function Rights() {
  const [chosen, setChosen] = useState<readonly string[]>(['order.read']);
  return (
    <div style={column}>
      <CheckTree label="Permissions" nodes={rights} value={chosen} onValueChange={setChosen} />
      <output aria-label="Value">{chosen.join()}</output>
    </div>
  );
}

/** A node checks all its leaves; arrow keys move, open and close, Space checks. */
export const Checked: StoryObj = {
  name: 'Checked [tree-with-checkboxes]',
  render: () => <Rights />,
  play: async () => {
    const tree = within(screen.getByRole('tree', { name: 'Permissions' }));
    const value = screen.getByLabelText('Value');
    const orders = tree.getByRole('treeitem', { name: 'Orders' });
    await expect(orders).toHaveAttribute('aria-checked', 'mixed');
    await userEvent.click(orders);
    await expect(value).toHaveTextContent('order.read,order.write');
    await expect(orders).toHaveAttribute('aria-checked', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown} ');
    await expect(tree.getByRole('treeitem', { name: 'Delete' })).toHaveFocus();
    await expect(value).toHaveTextContent('order.read,order.write');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(orders).toHaveFocus();
    await expect(orders).toHaveAttribute('aria-expanded', 'false');
    await expect(tree.queryByRole('treeitem', { name: 'Change' })).toBeNull();
    await userEvent.keyboard('{End} ');
    await expect(value).toHaveTextContent('order.read,order.write,report.read');
  },
};

/** Right-to-left layout. */
export const InArabic: StoryObj = { ...inArabic, render: () => <Region /> };
