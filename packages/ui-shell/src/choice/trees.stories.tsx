import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { CascadeOption } from './cascade-path';
import { Cascader } from './cascader';
import { CheckTree } from './check-tree';
import type { TreeNode } from './tree-state';

const meta: Meta = { title: 'Choice/Trees' };
export default meta;

const column = { display: 'grid', gap: 20, maxWidth: 420, padding: 24, minHeight: 420, alignContent: 'start' } as const;

const regions: CascadeOption[] = [
  {
    value: '31',
    label: '上海市',
    children: [
      { value: '310101', label: '黄浦区' },
      { value: '310115', label: '浦东新区' },
    ],
  },
  {
    value: '33',
    label: '浙江省',
    children: [
      {
        value: '3301',
        label: '杭州市',
        children: [
          { value: '330106', label: '西湖区' },
          { value: '330110', label: '余杭区' },
        ],
      },
      { value: '3302', label: '宁波市', children: [{ value: '330203', label: '海曙区' }] },
    ],
  },
  { value: '54', label: '西藏自治区', disabled: true },
];

function Region() {
  const [region, setRegion] = useState<readonly string[]>(['31', '310115']);
  return (
    <div style={column}>
      <Cascader label="取车地区" value={region} onValueChange={setRegion} options={regions} />
      <output aria-label="值">{region.join()}</output>
      <Cascader label="只读" value={['31', '310101']} onValueChange={() => {}} options={regions} readOnly />
      <Cascader label="出错" value={[]} onValueChange={() => {}} options={regions} error="请选择地区" />
    </div>
  );
}

/** One list a level: by mouse or by arrow keys, down to a last level. */
export const Regions: StoryObj = {
  render: () => <Region />,
  play: async () => {
    const opener = screen.getByRole('button', { name: /取车地区/ });
    const value = screen.getByLabelText('值');
    await expect(opener).toHaveTextContent('上海市 / 浦东新区');
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('option', { name: '浦东新区' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(screen.getByRole('option', { name: '上海市' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('option', { name: '杭州市' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: '西湖区' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(value).toHaveTextContent('33,3301,330110');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('option', { name: '宁波市' }));
    await userEvent.click(await screen.findByRole('option', { name: '海曙区' }));
    await expect(opener).toHaveTextContent('浙江省 / 宁波市 / 海曙区');
    await userEvent.click(screen.getByRole('button', { name: '清除' }));
    await expect(value).toBeEmptyDOMElement();
    await userEvent.click(screen.getByRole('button', { name: /只读/ }));
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.click(opener);
    await screen.findByRole('listbox', { name: /取车地区/ });
  },
};

const rights: TreeNode[] = [
  {
    value: 'order',
    label: '运单',
    children: [
      { value: 'order.read', label: '查看' },
      { value: 'order.write', label: '修改' },
      { value: 'order.delete', label: '删除', disabled: true },
    ],
  },
  { value: 'report', label: '报表', children: [{ value: 'report.read', label: '查看报表' }] },
];

function Rights() {
  const [chosen, setChosen] = useState<readonly string[]>(['order.read']);
  return (
    <div style={column}>
      <CheckTree label="权限" nodes={rights} value={chosen} onValueChange={setChosen} />
      <output aria-label="值">{chosen.join()}</output>
    </div>
  );
}

/** A node stands for all below it; arrow keys move, open and close, Space chooses. */
export const Checked: StoryObj = {
  render: () => <Rights />,
  play: async () => {
    const tree = within(screen.getByRole('tree', { name: '权限' }));
    const value = screen.getByLabelText('值');
    const orders = tree.getByRole('treeitem', { name: '运单' });
    await expect(orders).toHaveAttribute('aria-checked', 'mixed');
    await userEvent.click(orders);
    await expect(value).toHaveTextContent('order.read,order.write');
    await expect(orders).toHaveAttribute('aria-checked', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown} ');
    await expect(tree.getByRole('treeitem', { name: '删除' })).toHaveFocus();
    await expect(value).toHaveTextContent('order.read,order.write');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(orders).toHaveFocus();
    await expect(orders).toHaveAttribute('aria-expanded', 'false');
    await expect(tree.queryByRole('treeitem', { name: '修改' })).toBeNull();
    await userEvent.keyboard('{End} ');
    await expect(value).toHaveTextContent('order.read,order.write,report.read');
  },
};
