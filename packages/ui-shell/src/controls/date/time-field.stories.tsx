import type { Meta, StoryObj } from '@storybook/react-vite';
import { fieldStates, keeping, statesOf } from '../../../testing/state-sheet';
import { TimeField } from './time-field';

const Live = keeping(TimeField, 'value', 'onValueChange');
const meta = {
  title: 'Forms/Time field',
  component: TimeField,
  render: (args) => <Live {...args} />,
  args: { label: 'Collection', value: '09:30', onValueChange: () => {} },
} satisfies Meta<typeof TimeField>;

export default meta;

/** A time of day, typed or chosen from a list. */
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
