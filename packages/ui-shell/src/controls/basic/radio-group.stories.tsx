import type { Meta, StoryObj } from '@storybook/react-vite';
import { fieldStates, keeping, statesOf } from '../../../testing/state-sheet';
import { RadioGroup } from './radio-group';

const Live = keeping(RadioGroup, 'value', 'onValueChange');
const meta = {
  title: 'Forms/Radio group',
  component: RadioGroup,
  render: (args) => <Live {...args} />,
  args: {
    label: 'Service',
    value: 'wash',
    direction: 'column',
    onValueChange: () => {},
    options: [
      { value: 'fetch', label: 'Collection', hint: '30 yuan a piece' },
      { value: 'wash', label: 'Washing' },
      { value: 'night', label: 'Delivery at night', disabled: true },
    ],
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;

/** One of a few that explain themselves. */
export const Playground: StoryObj<typeof meta> = {};

/** All its states, side by side. */
export const States = statesOf(Live, { ...meta.args }, fieldStates);
