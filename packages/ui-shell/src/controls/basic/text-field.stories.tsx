import type { Meta, StoryObj } from '@storybook/react-vite';
import { inputStates, statesOf } from '../../../testing/state-sheet';
import { TextField } from './text-field';

const meta = {
  title: 'Forms/Text field',
  component: TextField,
  args: { label: 'Driver', placeholder: 'First and last name', hint: 'As in the licence', defaultValue: 'Ann Lee' },
} satisfies Meta<typeof TextField>;

export default meta;

/** One line of text. */
export const Playground: StoryObj<typeof meta> = {};

/** All its states, side by side. */
export const States = statesOf(
  TextField,
  { ...meta.args },
  {
    ...inputStates,
    empty: { defaultValue: '' },
  },
);
