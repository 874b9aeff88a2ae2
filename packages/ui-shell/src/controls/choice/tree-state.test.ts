import { expect, test } from 'vitest';
import { checkedState, type TreeNode, toggleNode, visibleRows } from './tree-state';

const orders: TreeNode = {
  value: 'order',
  label: 'Orders',
  children: [
    { value: 'order.read', label: 'Read' },
    { value: 'order.write', label: 'Write' },
    { value: 'order.delete', label: 'Delete', disabled: true },
  ],
};
const users: TreeNode = { value: 'user', label: 'Users' };
const tree = [orders, users];

test('only nodes inside open nodes are visible, with their depth', () => {
  expect(visibleRows(tree, new Set()).map(({ node }) => node.value)).toEqual(['order', 'user']);
  expect(visibleRows(tree, new Set(['order'])).map(({ node, level, parent }) => [node.value, level, parent])).toEqual([
    ['order', 1, null],
    ['order.read', 2, 'order'],
    ['order.write', 2, 'order'],
    ['order.delete', 2, 'order'],
    ['user', 1, null],
  ]);
});

test('a node stands for its leaves: none, some or all of those that can be chosen', () => {
  expect(checkedState(orders, new Set())).toBe('false');
  expect(checkedState(orders, new Set(['order.read']))).toBe('mixed');
  expect(checkedState(orders, new Set(['order.read', 'order.write']))).toBe('true');
});

test('toggling a node selects its enabled leaves, then deselects them; unknown values stay', () => {
  expect(toggleNode(tree, orders, new Set(['elsewhere', 'user']))).toEqual([
    'order.read',
    'order.write',
    'user',
    'elsewhere',
  ]);
  expect(toggleNode(tree, orders, new Set(['order.read', 'order.write', 'user']))).toEqual(['user']);
  expect(toggleNode(tree, users, new Set())).toEqual(['user']);
});

test('a leaf that is fixed keeps its state', () => {
  expect(toggleNode(tree, orders, new Set(['order.delete']))).toContain('order.delete');
  expect(checkedState({ value: 'a', label: 'A', disabled: true }, new Set(['a']))).toBe('true');
});
