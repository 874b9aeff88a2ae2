import type { Meta, StoryObj } from '@storybook/react-vite';
import { fieldStates, keeping, statesOf } from '../../../testing/state-sheet';
import { DateTimeField } from './date-time-field';

const Live = keeping(DateTimeField, 'value', 'onValueChange');
const meta = {
  title: 'Forms/Date and time field',
  component: DateTimeField,
  render: (args) => <Live {...args} />,
  args: { label: 'Pickup', value: '2026-02-06T09:30', onValueChange: () => {} },
} satisfies Meta<typeof DateTimeField>;

export default meta;

/** A day with its time. */
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
