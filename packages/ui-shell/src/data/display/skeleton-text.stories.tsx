import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '../../../testing/state-sheet';
import { SkeletonText } from './skeleton-text';

const meta = {
  title: 'Display/Skeleton text',
  component: SkeletonText,
  args: { lines: 3 },
} satisfies Meta<typeof SkeletonText>;

export default meta;

/** Bars in place of text that is still loading. */
export const Playground: StoryObj<typeof meta> = {};

/** All its states, side by side. */
export const States = statesOf(
  SkeletonText,
  { ...meta.args },
  {
    rest: {},
    'one line': { lines: 1 },
  },
);
