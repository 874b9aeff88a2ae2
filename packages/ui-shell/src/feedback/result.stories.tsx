import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inArabic, statesOf } from '../../testing/state-sheet';
import { Button } from '../controls/basic/button';
import { Result } from './result';

const meta = {
  title: 'Feedback/Result',
  component: Result,
  args: {
    title: 'The form has been sent',
    children: 'You will hear from us within two working days.',
    actions: <Button tone="primary">Back to the list</Button>,
  },
} satisfies Meta<typeof Result>;

export default meta;

/** The outcome of an action, in place of its form. */
export const Playground: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The form has been sent');
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
};

/** A failure is announced assertively. */
export const Failed: StoryObj<typeof meta> = {
  args: { tone: 'danger', title: 'Nothing was sent', children: 'The server did not answer. What you typed is kept.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was sent');
  },
};

/** Right to left, in Arabic. */
export const FromTheRight: StoryObj<typeof meta> = {
  ...inArabic,
  args: { title: 'تم إرسال النموذج', children: 'سنرد خلال يومي عمل.', actions: <Button>العودة</Button> },
};

/** All its states, side by side. */
export const States = statesOf(
  Result,
  { ...meta.args },
  { success: {}, info: { tone: 'info' }, warning: { tone: 'warning' }, danger: { tone: 'danger' } },
);
