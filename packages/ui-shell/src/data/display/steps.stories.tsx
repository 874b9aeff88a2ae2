import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '../../../testing/state-sheet';
import { Steps } from './steps';

const meta = {
  title: 'Display/Steps',
  component: Steps,
  args: {
    label: 'Transport',
    done: 1,
    steps: [
      { id: 'taken', title: 'Collected', hint: '6 February, 09:30' },
      { id: 'moving', title: 'In transit' },
      { id: 'there', title: 'Signed' },
    ],
  },
} satisfies Meta<typeof Steps>;

export default meta;

/** How far something is. */
export const Playground: StoryObj<typeof meta> = {};

/** All its states, side by side. */
export const States = statesOf(
  Steps,
  { ...meta.args },
  {
    rest: {},
    'not begun': { done: 0 },
    done: { done: 3 },
    error: { failed: true },
    'below each other': { direction: 'column' },
  },
);
