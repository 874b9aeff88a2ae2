import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '../../../testing/state-sheet';
import { Tag } from './tag';

const meta = {
  title: 'Display/Tag',
  component: Tag,
  args: { children: 'Fragile', tone: 'primary' },
} satisfies Meta<typeof Tag>;

export default meta;

/** A short word about a thing. */
export const Playground: StoryObj<typeof meta> = {};

/** All its states, side by side. */
export const States = statesOf(
  Tag,
  { ...meta.args },
  {
    neutral: { tone: 'neutral' },
    primary: {},
    info: { tone: 'info' },
    success: { tone: 'success' },
    warning: { tone: 'warning' },
    danger: { tone: 'danger' },
    'long text': { children: 'A word that is longer than anybody had thought when the column was drawn' },
  },
);
