import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { DraftNote } from './draft-note';

/** A draft without its form. */
function Note({ lost }: { lost: number }) {
  const [offered, setOffered] = useState<number | null>(Date.UTC(2026, 1, 6, 1, 30));
  const [taken, setTaken] = useState(false);
  const end = (isTaken: boolean) => {
    setOffered(null);
    setTaken(isTaken);
  };
  return (
    <div style={{ maxWidth: 560, padding: 24 }}>
      <DraftNote draft={{ offered, lost: taken ? lost : 0, resume: () => end(true), discard: () => end(false) }} />
    </div>
  );
}

const meta = { title: 'Forms/Draft note', component: Note, args: { lost: 0 } } satisfies Meta<typeof Note>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Offers unsent input with its time; the note disappears once the user continues. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

/** Counts the fields that no longer fit the form. */
export const PartlyLost: Story = {
  args: { lost: 2 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('2');
  },
};

/** A discarded draft is not offered again. */
export const Discarded: Story = {
  args: { lost: 2 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
