import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '../testing/state-sheet';
import { StatusTag } from './status-tag';

const meta = {
  title: 'Components/Status tag',
  component: StatusTag,
  args: { children: 'Pending', tone: 'warning' },
} satisfies Meta<typeof StatusTag>;

export default meta;

/** The state of a row. */
export const Playground: StoryObj<typeof meta> = {};

/** Its states side by side. */
export const States = statesOf(
  StatusTag,
  { ...meta.args },
  {
    neutral: { tone: 'neutral' },
    info: { tone: 'info' },
    success: { tone: 'success' },
    warning: {},
    danger: { tone: 'danger' },
  },
);
