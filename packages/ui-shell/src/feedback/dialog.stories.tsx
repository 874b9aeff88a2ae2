import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../form/button';
import { TextField } from '../form/text-field';
import { whenStill } from '../testing/when-still';
import { Dialog } from './dialog';
import { Skeleton } from './skeleton';

const meta: Meta = { title: 'Feedback/Dialog' };
export default meta;

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>改派司机</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="改派司机"
        description="改派后原司机会收到短信。"
        footer={
          <Button tone="primary" onClick={() => setOpen(false)}>
            保存
          </Button>
        }
      >
        <div style={{ padding: '0 20px 8px' }}>
          <TextField label="司机姓名" />
        </div>
      </Dialog>
    </>
  );
}

/** Focus goes in with the opening and comes back with the closing; Escape closes. */
export const TakesTheFocusAndGivesItBack: StoryObj = {
  render: () => <Opener />,
  play: async () => {
    const opener = screen.getByRole('button', { name: '改派司机' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: '改派司机' });
    await expect(dialog).toHaveAccessibleDescription('改派后原司机会收到短信。');
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await userEvent.type(within(await screen.findByRole('dialog')).getByLabelText('司机姓名'), '王师傅');
    await whenStill();
  },
};

/** Bars in the place of words that are still loading; screen readers are told by the list around them. */
export const SkeletonOfAList: StoryObj = {
  render: () => (
    <div aria-hidden data-bars style={{ display: 'grid', gap: 20, padding: 24 }}>
      <Skeleton $width="72%" />
      <Skeleton $width="48%" />
      <Skeleton $width="160px" $height={32} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const last = canvasElement.querySelector('[data-bars] > :last-child') as HTMLElement;
    await expect(last.offsetWidth).toBe(160);
    await expect(last.offsetHeight).toBe(32);
  },
};
