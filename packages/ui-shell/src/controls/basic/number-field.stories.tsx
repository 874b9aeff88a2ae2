import type { Meta, StoryObj } from '@storybook/react-vite';
import { fieldStates, keeping, statesOf } from '../../../testing/state-sheet';
import { NumberField } from './number-field';

const Live = keeping(NumberField, 'value', 'onValueChange');
const meta = {
  title: 'Forms/Number field',
  component: NumberField,
  render: (args) => <Live {...args} />,
  args: { label: 'Weight', value: 12.5, decimals: 1, suffix: 'kg', onValueChange: () => {} },
} satisfies Meta<typeof NumberField>;

export default meta;

/** A number, grouped when the field is left. */
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
