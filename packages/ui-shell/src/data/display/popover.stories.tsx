import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inArabic, statesOf } from '../../../testing/state-sheet';
import { Button } from '../../controls/basic/button';
import { Popover } from './popover';

const meta = {
  title: 'Display/Popover',
  component: Popover,
  args: {
    trigger: <Button>Who has access</Button>,
    label: 'Access',
    children: (
      <>
        <p style={{ marginBlockStart: 0 }}>Ann and Ben may change it.</p>
        <Button>Invite</Button>
      </>
    ),
  },
} satisfies Meta<typeof Popover>;

export default meta;

/** The button opens a panel that takes the focus; Escape closes it and returns the focus. */
export const Playground: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Who has access' });
    await userEvent.click(button);
    const panel = await canvas.findByRole('dialog', { name: 'Access' });
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

/** Right to left, in Arabic. */
export const FromTheRight: StoryObj<typeof meta> = {
  ...inArabic,
  args: { trigger: <Button>الوصول</Button>, label: 'الوصول', children: 'يمكن لآن وبن التعديل.' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('dialog', { name: 'الوصول' })).toBeVisible();
  },
};

/** All its states, side by side. */
export const States = statesOf(Popover, { ...meta.args }, { closed: {}, hover: {}, focus: {} });
