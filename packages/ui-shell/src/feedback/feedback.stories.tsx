import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../form/button';
import { whenStill } from '../testing/when-still';
import { ConfirmDialog } from './confirm-dialog';
import { createConfirm } from './create-confirm';
import { createLoading } from './create-loading';
import { createProgress } from './create-progress';
import { EmptyPicture } from './empty-picture';
import { ListState } from './list-state';
import { LoadingIndicator } from './loading-indicator';
import { ProgressBar } from './progress-bar';

const meta: Meta = {
  title: 'Feedback/Parts',
  component: ConfirmDialog,
  subcomponents: { ListState, LoadingIndicator, ProgressBar, EmptyPicture },
};
export default meta;

const confirm = createConfirm();

export const Confirm: StoryObj = {
  render: () => <ConfirmDialog confirm={confirm} />,
  play: async () => {
    const first = confirm.ask({
      title: '放弃未保存的修改？',
      description: '这一页还有没保存的内容，离开后会丢失。',
      tone: 'danger',
    });
    const second = confirm.ask({ title: '再问一次', confirm: '继续' });
    await userEvent.click(await screen.findByRole('button', { name: '确定' }));
    await expect(first).resolves.toBe(true);
    await screen.findByRole('button', { name: '继续' });
    await userEvent.keyboard('{Escape}');
    await expect(second).resolves.toBe(false);
    void confirm.ask({
      title: '放弃未保存的修改？',
      description: '这一页还有没保存的内容，离开后会丢失。',
      tone: 'danger',
    });
    await screen.findByRole('alertdialog', { name: '放弃未保存的修改？' });
    await whenStill();
  },
};

const loading = createLoading();

export const Loading: StoryObj = {
  render: () => <LoadingIndicator loading={loading} />,
  play: async () => {
    const end = loading.begin();
    const other = loading.begin();
    end();
    end();
    await screen.findByText('正在加载…');
    await whenStill();
    await expect(loading.isLoading()).toBe(true);
    other();
    await waitFor(() => expect(screen.queryByText('正在加载…')).toBeNull());
    loading.begin();
    await screen.findByText('正在加载…');
    await whenStill();
  },
};

const progress = createProgress();

export const Progress: StoryObj = {
  render: () => (
    <div style={{ display: 'flex', gap: 12, padding: 24 }}>
      <ProgressBar progress={progress} />
      <Button onClick={progress.start}>开始</Button>
      <Button onClick={progress.finish}>完成</Button>
    </div>
  ),
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: '开始' }));
    await expect(progress.isRunning()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: '完成' }));
    await waitFor(() => expect(progress.isRunning()).toBe(false));
    progress.start();
  },
};

export const Empty: StoryObj = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24, padding: 24 }}>
      <ListState picture={<EmptyPicture scene="tray" />}>暂无消息</ListState>
      <ListState picture={<EmptyPicture scene="search" />}>没有匹配的建议</ListState>
      <ListState picture={<EmptyPicture scene="calm" />}>暂无错误，一切正常。</ListState>
      <ListState kind="error" onRetry={() => {}}>
        消息加载失败，请重试。
      </ListState>
    </div>
  ),
};
