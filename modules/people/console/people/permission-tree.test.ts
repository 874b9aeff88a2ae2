import { expect, it } from 'vitest';
import { toPermissionTree } from './permission-tree';

it('permissions are below their subject; permissions that the user may not grant are disabled', () => {
  const tree = toPermissionTree(
    ['read:order', 'read:table', 'write:order'],
    (subject) => subject.toUpperCase(),
    (permission) => permission !== 'write:order',
  );
  expect(tree).toEqual([
    {
      value: 'order',
      label: 'ORDER',
      children: [
        { value: 'read:order', label: 'read:order' },
        { value: 'write:order', label: 'write:order', disabled: true },
      ],
    },
    { value: 'table', label: 'TABLE', children: [{ value: 'read:table', label: 'read:table' }] },
  ]);
});
