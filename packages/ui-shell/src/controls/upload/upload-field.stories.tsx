import type { Meta, StoryObj } from '@storybook/react-vite';
import { fieldStates, keeping, statesOf } from '../../../testing/state-sheet';
import { UploadField } from './upload-field';

const Live = keeping(UploadField, 'value', 'onValueChange');
const meta = {
  title: 'Forms/Upload field',
  component: UploadField,
  render: (args) => <Live {...args} />,
  args: {
    label: 'Documents',
    value: [{ id: 'a', name: 'contract.pdf' }],
    onValueChange: () => {},
    upload: (file) => Promise.resolve({ id: file.name, name: file.name }),
  },
} satisfies Meta<typeof UploadField>;

export default meta;

/** Uploads files when they are chosen, dropped or pasted. */
export const Playground: StoryObj<typeof meta> = {};

/** All its states, side by side. */
export const States = statesOf(
  Live,
  { ...meta.args },
  {
    ...fieldStates,
    empty: { value: [] },
  },
);
