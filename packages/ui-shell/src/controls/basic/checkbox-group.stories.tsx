import type { Meta, StoryObj } from '@storybook/react-vite';
import { fieldStates, keeping, statesOf } from '../../../testing/state-sheet';
import { CheckboxGroup } from './checkbox-group';

const Live = keeping(CheckboxGroup, 'value', 'onValueChange');
const meta = {
  title: 'Forms/Checkbox group',
  component: CheckboxGroup,
  render: (args) => <Live {...args} />,
  args: {
    label: 'Services',
    value: ['wash'],
    direction: 'column',
    onValueChange: () => {},
    options: [
      { value: 'fetch', label: 'Collection', hint: '30 yuan a piece' },
      { value: 'wash', label: 'Washing' },
      { value: 'night', label: 'Delivery at night', disabled: true },
    ],
  },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;

/** Several of a few, as one field. */
export const Playground: StoryObj<typeof meta> = {};

/** All its states, side by side. */
export const States = statesOf(Live, { ...meta.args }, fieldStates);
