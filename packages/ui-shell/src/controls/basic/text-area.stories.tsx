import type { Meta, StoryObj } from '@storybook/react-vite';
import { fieldStates, statesOf } from '../../../testing/state-sheet';
import { TextArea } from './text-area';

const meta = {
  title: 'Forms/Text area',
  component: TextArea,
  args: { label: 'Remark', hint: 'The driver sees it', limit: 200, defaultValue: 'Two keys, no charger.' },
} satisfies Meta<typeof TextArea>;

export default meta;

/** Several lines that grow with the text. Text beyond the limit is counted and not cut. */
export const Playground: StoryObj<typeof meta> = {};

/** All its states, side by side. */
export const States = statesOf(
  TextArea,
  { ...meta.args },
  {
    ...fieldStates,
    empty: { defaultValue: '' },
  },
);
