import type { Meta, StoryObj } from '@storybook/react-vite';
import { inputStates, statesOf } from '../../../testing/state-sheet';
import { PasswordField } from './password-field';

const meta = {
  title: 'Forms/Password field',
  component: PasswordField,
  args: { label: 'Password', hint: 'Six characters or more', defaultValue: 'secret-1' },
} satisfies Meta<typeof PasswordField>;

export default meta;

/** A password that can be shown; it is hidden again when the form is sent. */
export const Playground: StoryObj<typeof meta> = {};

/** All its states, side by side. */
export const States = statesOf(
  PasswordField,
  { ...meta.args },
  {
    ...inputStates,
    empty: { defaultValue: '' },
  },
);
