import type { Meta, StoryObj } from '@storybook/react-vite';
import { inputStates, statesOf } from '../../../testing/state-sheet';
import { Select } from './select';

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: {
    label: 'City',
    defaultValue: 'hz',
    hint: 'Where the goods lie',
    options: [
      { value: 'hz', label: 'Hangzhou' },
      { value: 'nb', label: 'Ningbo' },
      { value: 'ls', label: 'Lhasa', disabled: true },
    ],
  },
} satisfies Meta<typeof Select>;

export default meta;

const { 'read-only': _, ...selectStates } = inputStates;

/** One of a few, by the control of the device. */
export const Playground: StoryObj<typeof meta> = {};

/** Its states side by side. */
export const States = statesOf(Select, { ...meta.args }, selectStates);
