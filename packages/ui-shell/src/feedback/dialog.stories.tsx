import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inArabic } from '../../testing/state-sheet';
import { UnsavedRemark } from '../../testing/unsaved-remark';
import { whenStill } from '../../testing/when-still';
import { Button } from '../controls/basic/button';
import { TextField } from '../controls/basic/text-field';
import { Dialog } from './dialog';
import { Skeleton } from './skeleton';

const meta: Meta = { title: 'Feedback/Dialog', component: Dialog };
export default meta;

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Change the driver</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Change the driver"
        description="The first driver gets a text message."
        footer={
          <Button tone="primary" onClick={() => setOpen(false)}>
            Save
          </Button>
        }
      >
        <div style={{ padding: '0 20px 8px' }}>
          <TextField label="Driver" />
        </div>
      </Dialog>
    </>
  );
}

/** Opening moves the focus inside and closing returns it; Escape closes. */
export const TakesTheFocusAndGivesItBack: StoryObj = {
  render: () => <Opener />,
  play: async () => {
    const opener = screen.getByRole('button', { name: 'Change the driver' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Change the driver' });
    await expect(dialog).toHaveAccessibleDescription('The first driver gets a text message.');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await userEvent.type(within(await screen.findByRole('dialog')).getByLabelText('Driver'), 'Wang');
    await whenStill();
  },
};

function Noting() {
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} onOpenChange={setOpen} title="Remark of the order">
      <div style={{ padding: '0 20px 8px' }}>
        <UnsavedRemark />
      </div>
    </Dialog>
  );
}

/** The first field of a form has the focus, not the cross before it. */
export const BeginsAtTheFirstField: StoryObj = {
  render: () => (
    <Dialog open onOpenChange={() => {}} title="Change the driver">
      <form style={{ padding: '0 20px 20px' }}>
        <TextField label="Driver" />
      </form>
    </Dialog>
  ),
  play: async () => {
    const field = await screen.findByLabelText('Driver');
    await waitFor(() => expect(field).toHaveFocus());
    await whenStill();
  },
};

/** Escape does not discard typed values: the dialog asks first, and the first answer keeps them. */
export const AsksBeforeWorkIsLost: StoryObj = {
  render: () => <Noting />,
  play: async () => {
    const note = await screen.findByLabelText('Remark');
    await userEvent.type(note, 'With charger');
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Discard what you entered?' });
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Keep editing' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(note).toHaveFocus());
    await expect(note).toHaveValue('With charger');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Placeholders for loading words; the surrounding list informs screen readers. */
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

/** In a right-to-left language. */
export const InArabic: StoryObj = {
  ...inArabic,
  render: () => <Noting />,
  play: async () => {
    await screen.findByRole('dialog');
    await whenStill();
  },
};
