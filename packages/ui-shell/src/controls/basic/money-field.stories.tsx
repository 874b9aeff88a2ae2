import type { Meta, StoryObj } from '@storybook/react-vite';
import { fieldStates, keeping, statesOf } from '../../../testing/state-sheet';
import { MoneyField } from './money-field';

const Live = keeping(MoneyField, 'value', 'onValueChange');
const meta = {
  title: 'Forms/Money field',
  component: MoneyField,
  render: (args) => <Live {...args} />,
  args: { label: 'Declared value', value: 123_450, hint: 'In yuan', onValueChange: () => {} },
} satisfies Meta<typeof MoneyField>;

export default meta;

/** An amount, in whole cents. */
export const Playground: StoryObj<typeof meta> = {};

/** All its states, side by side. */
export const States = statesOf(
  Live,
  { ...meta.args },
  {
    ...fieldStates,
    empty: { value: null },
  },
);
