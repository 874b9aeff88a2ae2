import type { Meta, StoryObj } from '@storybook/react-vite';
import { fieldStates, keeping, statesOf } from '../../../testing/state-sheet';
import { Checkbox } from './checkbox';

const Live = keeping(Checkbox, 'checked', 'onCheckedChange');
const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  render: (args) => <Live {...args} />,
  args: { label: 'I have read the terms', checked: true, onCheckedChange: () => {} },
} satisfies Meta<typeof Checkbox>;

export default meta;

/** A yes that takes effect with its form. */
export const Playground: StoryObj<typeof meta> = {};

/** All its states, side by side. */
export const States = statesOf(
  Live,
  { ...meta.args },
  {
    ...fieldStates,
    'not checked': { checked: false },
    'some of all': { checked: false, mixed: true },
  },
);
