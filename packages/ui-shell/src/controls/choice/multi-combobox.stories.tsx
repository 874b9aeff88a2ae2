import type { Meta, StoryObj } from '@storybook/react-vite';
import { fieldStates, keeping, statesOf } from '../../../testing/state-sheet';
import { MultiCombobox } from './multi-combobox';

const Live = keeping(MultiCombobox, 'value', 'onValueChange');
const meta = {
  title: 'Forms/Multi combobox',
  component: MultiCombobox,
  render: (args) => <Live {...args} />,
  args: {
    label: 'Cities',
    value: ['hz', 'nb'],
    onValueChange: () => {},
    options: [
      { value: 'hz', label: 'Hangzhou' },
      { value: 'nb', label: 'Ningbo' },
      { value: 'ls', label: 'Lhasa', disabled: true },
    ],
  },
} satisfies Meta<typeof MultiCombobox>;

export default meta;

/** Several of many, shown as tags. */
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
