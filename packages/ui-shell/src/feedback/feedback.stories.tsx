import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { whenStill } from '../../testing/when-still';
import { Button } from '../controls/basic/button';
import { ConfirmDialog } from './confirm-dialog';
import { createConfirm } from './create-confirm';
import { createLoading } from './create-loading';
import { createProgress } from './create-progress';
import { EmptyPicture } from './empty-picture';
import { ListState } from './list-state';
import { LoadingIndicator } from './loading-indicator';
import { ProgressBar } from './progress-bar';

const meta: Meta = {
  title: 'Feedback/Parts together',
  component: ConfirmDialog,
  subcomponents: { ListState, LoadingIndicator, ProgressBar, EmptyPicture },
};
export default meta;

const confirm = createConfirm();

export const Confirm: StoryObj = {
  render: () => <ConfirmDialog confirm={confirm} />,
  play: async () => {
    const first = confirm.ask({
      title: 'Discard unsaved changes?',
      description: 'What is not saved on this page is lost.',
      tone: 'danger',
    });
    const second = confirm.ask({ title: 'Once more', confirm: 'Go on' });
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
    await expect(first).resolves.toBe(true);
    await screen.findByRole('button', { name: 'Go on' });
    await userEvent.keyboard('{Escape}');
    await expect(second).resolves.toBe(false);
    void confirm.ask({
      title: 'Discard unsaved changes?',
      description: 'What is not saved on this page is lost.',
      tone: 'danger',
    });
    await screen.findByRole('alertdialog', { name: 'Discard unsaved changes?' });
    await whenStill();
  },
};

const loading = createLoading();

export const Loading: StoryObj = {
  name: 'Loading [loading-text]',
  render: () => <LoadingIndicator loading={loading} />,
  play: async () => {
    const end = loading.begin();
    const other = loading.begin();
    end();
    end();
    await screen.findByText('Loading…');
    await whenStill();
    await expect(loading.isLoading()).toBe(true);
    other();
    await waitFor(() => expect(screen.queryByText('Loading…')).toBeNull());
    loading.begin();
    await screen.findByText('Loading…');
    await whenStill();
  },
};

const progress = createProgress();

export const Progress: StoryObj = {
  render: () => (
    <div style={{ display: 'flex', gap: 12, padding: 24 }}>
      <ProgressBar progress={progress} />
      <Button onClick={progress.start}>Start</Button>
      <Button onClick={progress.finish}>Finish</Button>
    </div>
  ),
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Start' }));
    await expect(progress.isRunning()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Finish' }));
    await waitFor(() => expect(progress.isRunning()).toBe(false));
    progress.start();
  },
};

export const Empty: StoryObj = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24, padding: 24 }}>
      <ListState picture={<EmptyPicture scene="tray" />}>No messages</ListState>
      <ListState picture={<EmptyPicture scene="search" />}>No suggestions</ListState>
      <ListState picture={<EmptyPicture scene="calm" />}>No errors. All is well.</ListState>
      <ListState kind="error" onRetry={() => {}}>
        Messages could not be loaded. Try again.
      </ListState>
    </div>
  ),
};
