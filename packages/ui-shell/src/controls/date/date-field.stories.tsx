import type { Meta, StoryObj } from '@storybook/react-vite';
import { fieldStates, keeping, statesOf } from '../../../testing/state-sheet';
import { DateField } from './date-field';

const Live = keeping(DateField, 'value', 'onValueChange');
const meta = {
  title: 'Forms/Date field',
  component: DateField,
  render: (args) => <Live {...args} />,
  args: { label: 'Collection', value: '2026-02-06', onValueChange: () => {} },
} satisfies Meta<typeof DateField>;

export default meta;

/** A day, typed in any format or chosen in a calendar. */
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
