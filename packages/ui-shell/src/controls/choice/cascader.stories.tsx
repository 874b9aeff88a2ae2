import type { Meta, StoryObj } from '@storybook/react-vite';
import { fieldStates, keeping, statesOf } from '../../../testing/state-sheet';
import { Cascader } from './cascader';

const Live = keeping(Cascader, 'value', 'onValueChange');
const meta = {
  title: 'Forms/Cascader',
  component: Cascader,
  render: (args) => <Live {...args} />,
  args: {
    label: 'Region',
    value: ['zj', 'hz'],
    onValueChange: () => {},
    options: [
      {
        value: 'zj',
        label: 'Zhejiang',
        children: [
          { value: 'hz', label: 'Hangzhou' },
          { value: 'nb', label: 'Ningbo' },
        ],
      },
      { value: 'bj', label: 'Beijing' },
    ],
  },
} satisfies Meta<typeof Cascader>;

export default meta;

/** A value over several levels, side by side. */
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
