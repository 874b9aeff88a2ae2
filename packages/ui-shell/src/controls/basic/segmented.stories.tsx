import type { Meta, StoryObj } from '@storybook/react-vite';
import { keeping, statesOf } from '../../../testing/state-sheet';
import { Segmented } from './segmented';

const Live = keeping(Segmented, 'value', 'onValueChange');
const meta = {
  title: 'Forms/Segmented',
  component: Segmented,
  render: (args) => <Live {...args} />,
  args: {
    label: 'Period',
    value: 'week',
    onValueChange: () => {},
    options: [
      { value: 'day', label: 'Day' },
      { value: 'week', label: 'Week' },
      { value: 'month', label: 'Month' },
      { value: 'year', label: 'Year', disabled: true },
    ],
  },
} satisfies Meta<typeof Segmented>;

export default meta;

/** A choice between a few short words, all visible. */
export const Playground: StoryObj<typeof meta> = {};

/** All its states, side by side. */
export const States = statesOf(
  Live,
  { ...meta.args },
  {
    rest: {},
    'nothing chosen': { value: '' },
    hover: {},
    focus: {},
    error: { error: 'Choose a period.', labelHidden: false },
    phone: {},
  },
);
