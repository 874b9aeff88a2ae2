import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '../../testing/state-sheet';
import { EmptyPicture } from './empty-picture';
import { ListState } from './list-state';

const meta = {
  title: 'Feedback/List state',
  component: ListState,
  args: { children: 'There is no order yet.', picture: <EmptyPicture scene="tray" /> },
} satisfies Meta<typeof ListState>;

export default meta;

/** Reasons for an empty list. */
export const Playground: StoryObj<typeof meta> = {};

/** All its states, side by side. */
export const States = statesOf(
  ListState,
  { ...meta.args },
  {
    empty: {},
    'without a picture': { picture: undefined },
    error: { kind: 'error', children: 'The orders could not be loaded.', onRetry: () => {} },
    phone: {},
  },
);
