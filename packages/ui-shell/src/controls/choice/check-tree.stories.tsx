import type { Meta, StoryObj } from '@storybook/react-vite';
import { fieldStates, keeping, statesOf } from '../../../testing/state-sheet';
import { CheckTree } from './check-tree';

const Live = keeping(CheckTree, 'value', 'onValueChange');
const meta = {
  title: 'Forms/Check tree',
  component: CheckTree,
  render: (args) => <Live {...args} />,
  args: {
    label: 'Permissions',
    value: ['view'],
    onValueChange: () => {},
    nodes: [
      {
        value: 'orders',
        label: 'Orders',
        children: [
          { value: 'view', label: 'See' },
          { value: 'edit', label: 'Change' },
        ],
      },
      { value: 'people', label: 'People' },
    ],
  },
} satisfies Meta<typeof CheckTree>;

export default meta;

/** A tree whose branches are checked with their leaves. */
export const Playground: StoryObj<typeof meta> = {};

/** All its states, side by side. */
export const States = statesOf(
  Live,
  { ...meta.args },
  {
    ...fieldStates,
    empty: { value: [] },
  },
);
