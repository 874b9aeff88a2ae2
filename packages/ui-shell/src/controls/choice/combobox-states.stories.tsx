import type { Meta, StoryObj } from '@storybook/react-vite';
import { fieldStates, keeping, statesOf } from '../../../testing/state-sheet';
import { Combobox } from './combobox';

const Live = keeping(Combobox, 'value', 'onValueChange');
const meta = {
  title: 'Forms/Combobox',
  component: Combobox,
  render: (args) => <Live {...args} />,
  args: {
    label: 'City',
    value: 'hz',
    onValueChange: () => {},
    options: [
      { value: 'hz', label: 'Hangzhou' },
      { value: 'nb', label: 'Ningbo' },
      { value: 'ls', label: 'Lhasa', disabled: true },
    ],
  },
} satisfies Meta<typeof Combobox>;

export default meta;

/** One of many, found by typing in a list or by a search of the server. */
export const Playground: StoryObj<typeof meta> = {};

/** All its states, side by side. */
export const States = statesOf(
  Live,
  { ...meta.args },
  {
    ...fieldStates,
    empty: { value: '' },
  },
);
