import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inArabic } from '../../../testing/state-sheet';
import { Forbidden } from './forbidden';
import { NoPages } from './no-pages';
import { NotFound } from './not-found';

const meta: Meta = {
  title: 'Shell/Error pages',
  component: NotFound,
  subcomponents: { Forbidden },
  parameters: { layout: 'fullscreen' },
};
export default meta;

const goHome = fn();

export const InArabic: StoryObj = { ...inArabic, render: () => <NotFound onHome={goHome} /> };

export const Missing: StoryObj = {
  render: () => <NotFound onHome={goHome} />,
  play: async () => {
    goHome.mockClear();
    await expect(screen.getByRole('timer')).toHaveTextContent('Going home in 5 s');
    await userEvent.click(screen.getByRole('button', { name: 'Stay here' }));
    await expect(screen.getByRole('timer')).toHaveTextContent('You are staying on this page');
    await userEvent.click(screen.getByRole('button', { name: 'Back to home' }));
    await expect(goHome).toHaveBeenCalledTimes(1);
  },
};

export const Denied: StoryObj = {
  render: () => <Forbidden onHome={goHome} seconds={0} />,
  play: async () => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You may not open this page'),
};

/** An account without any page: no countdown, only a sign-out button. */
export const NothingToSee: StoryObj = {
  render: () => <NoPages onLeave={goHome} />,
  play: async () => {
    goHome.mockClear();
    await expect(screen.queryByRole('timer')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in with another account' }));
    await expect(goHome).toHaveBeenCalledTimes(1);
  },
};

export const CountsDown: StoryObj = {
  globals: { locale: 'en' },
  render: () => <NotFound onHome={goHome} seconds={1} />,
  play: async () => {
    goHome.mockClear();
    await waitFor(() => expect(goHome).toHaveBeenCalledTimes(1));
  },
};
