import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { whenStill } from '../../testing/when-still';
import { createToasts } from './create-toasts';
import { feedbackMessages } from './messages';
import { Toaster } from './toaster';

const meta: Meta<typeof Toaster> = { title: 'Feedback/Toaster', component: Toaster };
export default meta;

type Story = StoryObj<typeof Toaster>;

export const Kinds: Story = {
  args: { toasts: createToasts({ duration: Number.POSITIVE_INFINITY }) },
  play: async ({ args: { toasts } }) => {
    toasts.clear();
    toasts.success('Messages cleared');
    toasts.info('Good morning, clerk', { detail: 'Welcome to your desk' });
    toasts.warning('The network is unsteady');
    toasts.error('The server failed');
    toasts.error('The server failed');
    await screen.findByText('×2');
    await whenStill();
    await expect(screen.getAllByRole('img')).toHaveLength(4);
    await userEvent.click(screen.getAllByRole('button', { name: 'Close notification' })[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByText('Messages cleared')).toBeNull());
  },
};

export const LongMessage: Story = {
  args: { toasts: createToasts({ duration: Number.POSITIVE_INFINITY }) },
  play: async ({ args: { toasts } }) => {
    toasts.clear();
    toasts.error(
      `GET /api/orders answered 503: ${'upstream connect error or disconnect/reset before headers '.repeat(12)}`,
    );
    toasts.error(`{count, plural} is shown as it stands ${'x'.repeat(300)}`);
    await screen.findByText(/is shown as it stands/);
    await whenStill();
    for (const toast of screen.getAllByRole('img')) await expect(toast).toBeVisible();
  },
};

export const InEnglish: Story = {
  globals: { locale: 'en' },
  args: { toasts: createToasts({ duration: Number.POSITIVE_INFINITY }) },
  play: async ({ args: { toasts } }) => {
    toasts.clear();
    toasts.success(feedbackMessages.success);
    await screen.findByText('Success');
    await whenStill();
  },
};
