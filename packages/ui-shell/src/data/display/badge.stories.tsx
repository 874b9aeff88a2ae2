import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { expect } from 'storybook/test';
import { inArabic, statesOf } from '../../../testing/state-sheet';
import { Button } from '../../controls/basic/button';
import { Badge } from './badge';

const meta = {
  title: 'Display/Badge',
  component: Badge,
  args: { count: 3, label: '3 new messages' },
} satisfies Meta<typeof Badge>;

export default meta;

const bell = <Button icon={<Bell aria-hidden size={16} />}>Messages</Button>;

/** A count with an accessible label. */
export const Playground: StoryObj<typeof meta> = {
  args: { children: bell },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3')).toBeVisible();
    await expect(canvas.getByText('3 new messages')).toBeInTheDocument();
  },
};

/** Zero shows nothing and announces nothing. */
export const Zero: StoryObj<typeof meta> = {
  args: { count: 0, label: 'No new messages', children: bell },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('0')).toBeNull();
    await expect(canvas.queryByText('No new messages')).toBeNull();
  },
};

/** From right to left it is at the other corner. */
export const FromTheRight: StoryObj<typeof meta> = {
  ...inArabic,
  args: { count: 128, label: '128 رسالة جديدة', children: <Button>الرسائل</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
    const mark = canvas.getByText('128 رسالة جديدة').parentElement?.getBoundingClientRect();
    const button = canvas.getByRole('button').getBoundingClientRect();
    await expect(Math.abs((mark?.left ?? 0) + (mark?.width ?? 0) / 2 - button.left)).toBeLessThan(2);
  },
};

/** All its states, side by side. */
export const States = statesOf(
  Badge,
  { ...meta.args },
  {
    'a count': {},
    'above its maximum': { count: 128, label: '128 new messages' },
    'its own maximum': { count: 128, max: 999, label: '128 new messages' },
    primary: { tone: 'primary' },
    'a dot': { count: undefined, label: 'Something is new' },
    'at a corner': { children: bell },
  },
);
