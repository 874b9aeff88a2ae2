import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Forbidden } from './forbidden';
import { NoPages } from './no-pages';
import { NotFound } from './not-found';

const meta: Meta = {
  title: 'Screens/Error pages',
  component: NotFound,
  subcomponents: { Forbidden },
  parameters: { layout: 'fullscreen' },
};
export default meta;

const goHome = fn();

export const Missing: StoryObj = {
  render: () => <NotFound onHome={goHome} />,
  play: async () => {
    goHome.mockClear();
    await expect(screen.getByRole('timer')).toHaveTextContent('5 秒后自动返回首页');
    await userEvent.click(screen.getByRole('button', { name: '留在此页' }));
    await expect(screen.getByRole('timer')).toHaveTextContent('已取消自动返回');
    await userEvent.click(screen.getByRole('button', { name: '返回首页' }));
    await expect(goHome).toHaveBeenCalledTimes(1);
  },
};

export const Denied: StoryObj = {
  render: () => <Forbidden onHome={goHome} seconds={0} />,
  play: async () => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('您没有访问权限'),
};

/** An account with no page at all: nobody is counted down to a home that is not there, and the way out stands open. */
export const NothingToSee: StoryObj = {
  render: () => <NoPages onLeave={goHome} />,
  play: async () => {
    goHome.mockClear();
    await expect(screen.queryByRole('timer')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '换个账号登录' }));
    await expect(goHome).toHaveBeenCalledTimes(1);
  },
};

export const CountsDown: StoryObj = {
  globals: { locale: 'en' },
  render: () => <NotFound onHome={goHome} seconds={1} />,
  play: async () => {
    goHome.mockClear();
    await waitFor(() => expect(goHome).toHaveBeenCalledTimes(1), { timeout: 4000 });
  },
};
