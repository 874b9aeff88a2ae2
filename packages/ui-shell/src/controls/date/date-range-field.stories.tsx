import type { Meta, StoryObj } from '@storybook/react-vite';
import { fieldStates, keeping, statesOf } from '../../../testing/state-sheet';
import { DateRangeField } from './date-range-field';

const Live = keeping(DateRangeField, 'value', 'onValueChange');
const meta = {
  title: 'Forms/Date range field',
  component: DateRangeField,
  render: (args) => <Live {...args} />,
  args: { label: 'Placed', value: { from: '2026-02-01', to: '2026-02-06' }, onValueChange: () => {} },
} satisfies Meta<typeof DateRangeField>;

export default meta;

/** From one day to another, with presets. */
export const Playground: StoryObj<typeof meta> = {};

/** All its states, side by side. */
export const States = statesOf(
  Live,
  { ...meta.args },
  {
    ...fieldStates,
    empty: { value: { from: '', to: '' } },
  },
);
