import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { statesOf } from '../../../testing/state-sheet';
import { Button } from '../../controls/basic/button';
import { Tooltip } from './tooltip';

const meta = {
  title: 'Display/Tooltip',
  component: Tooltip,
  args: { text: 'Sends it to everybody on the list', children: <Button>Publish</Button> },
} satisfies Meta<typeof Tooltip>;

export default meta;

/** Focus and pointer show it; it describes its button, and Escape closes it. */
export const Playground: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Publish' });
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Sends it to everybody on the list');
    await expect(button).toHaveAccessibleDescription('Sends it to everybody on the list');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

/** All its states, side by side. */
export const States = statesOf(
  Tooltip,
  { ...meta.args },
  {
    rest: {},
    below: { side: 'bottom' },
    'long text': { text: 'A sentence that is longer than a tooltip should be, and that is broken into several lines' },
  },
);
