import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '../../testing/state-sheet';
import { Alert } from './alert';

const meta = {
  title: 'Feedback/Alert',
  component: Alert,
  args: { title: 'The documents expire', children: 'They are valid for seven more days.', tone: 'warning' },
} satisfies Meta<typeof Alert>;

export default meta;

/** A notice about the page below it. */
export const Playground: StoryObj<typeof meta> = {};

/** All its states, side by side. */
export const States = statesOf(
  Alert,
  { ...meta.args },
  {
    info: { tone: 'info' },
    success: { tone: 'success' },
    warning: {},
    danger: { tone: 'danger' },
    'without a title': { title: undefined },
    'can be closed': { onClose: () => {} },
    'long text': {
      children:
        'They are valid for seven more days. To collect the goods after that, new ones are needed, and the depot keeps a copy of them.',
    },
    phone: {},
  },
);
