import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { EmptyPicture } from '../../feedback/empty-picture';
import { ErrorPage } from './error-page';

const goHome = fn();

const meta: Meta<typeof ErrorPage> = {
  title: 'Shell/Error page of your own',
  component: ErrorPage,
  parameters: { layout: 'fullscreen' },
  args: {
    picture: <EmptyPicture scene="calm" />,
    title: 'Under maintenance',
    hint: 'Expected back at 22:00. Please come again.',
    seconds: 0,
    onHome: goHome,
  },
};
export default meta;

/** A custom picture and text; without seconds there is no redirect. */
export const Maintenance: StoryObj<typeof ErrorPage> = {
  play: async () => {
    goHome.mockClear();
    await expect(screen.queryByRole('timer')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Back to home' }));
    await expect(goHome).toHaveBeenCalledTimes(1);
  },
};
