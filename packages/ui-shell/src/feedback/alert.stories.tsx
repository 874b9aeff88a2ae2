import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '../controls/basic/button';
import { Alert } from './alert';

const meta: Meta = { title: 'Feedback/Alerts in use' };
export default meta;

function Alerts() {
  const [open, setOpen] = useState(true);
  return (
    <div style={{ display: 'grid', gap: 12, maxWidth: 560, padding: 24 }}>
      <Alert>Maintenance on Saturday from 22:00 to 24:00: no orders in that time.</Alert>
      <Alert tone="success" title="128 rows imported">
        3 of them are the same as orders that are there; they were left out.
      </Alert>
      {open && (
        <Alert tone="warning" onClose={() => setOpen(false)}>
          The documents expire in 7 days.
        </Alert>
      )}
      <Alert tone="danger" title="It was not submitted" actions={<Button>See why</Button>}>
        The balance is too low. Top it up and try again.
      </Alert>
    </div>
  );
}

/** The four tones. A warning is announced at once, and the owner closes an alert that can be closed. */
export const Tones: StoryObj = {
  name: 'Tones [alert]',
  render: () => <Alerts />,
  play: async () => {
    await expect(screen.getAllByRole('alert')).toHaveLength(2);
    await expect(screen.getAllByRole('status')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(screen.getAllByRole('alert')).toHaveLength(1);
  },
};
