import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inArabic } from '../../../testing/state-sheet';
import { whenStill } from '../../../testing/when-still';
import { type CreateNoticesOptions, createNotices } from './create-notices';
import { NoticePopover } from './notice-popover';

const meta: Meta = { title: 'Shell/Header tools/Notice', component: NoticePopover };
export default meta;

const cleared = fn();
const story = (options: CreateNoticesOptions, locale = 'en'): Pick<StoryObj, 'render' | 'globals'> => {
  const notices = createNotices(options);
  return {
    globals: { locale },
    render: () => (
      <div style={{ display: 'flex', justifyContent: 'center', minHeight: 400, padding: 24 }}>
        <NoticePopover notices={notices} onCleared={cleared} onClearFailed={cleared} />
      </div>
    ),
  };
};

const openPopover = async (name = 'Messages') => {
  cleared.mockClear();
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
  const dialog = await screen.findByRole('dialog', { name: new RegExp(`^${name}`) });
  await whenStill();
  return within(dialog);
};

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'%3E%3Crect width='9' height='9' fill='%23cde'/%3E%3Ccircle cx='4.5' cy='3.6' r='1.7' fill='%23357'/%3E%3Cpath d='M1 9a3.5 3.5 0 0 1 7 0' fill='%23357'/%3E%3C/svg%3E";
const items: CreateNoticesOptions['items'] = {
  notice: [
    {
      image: picture,
      notice: 'Order <b>WB-20250206-018</b> has reached Chengdu, <a href="https://example.com/track">see its way</a>',
    },
    { notice: '<strong>Lee</strong>, whom you invited, has placed a first order: <em>¥30</em> are yours' },
    { image: 'javascript:alert(1)', notice: 'The system is updated tonight at 23:00, for about 20 minutes' },
  ],
  email: [
    { email: 'The statement of February is ready <no markup>' },
    { image: picture, email: `The contract ends. ${'Confirm within three working days. '.repeat(8)}` },
  ],
};

export const WithMessages: StoryObj = {
  ...story({ items }),
  play: async () => {
    await expect(screen.getByRole('button')).toHaveAccessibleName('Messages 5');
    const popover = await openPopover();
    const link = await popover.findByRole('link', { name: 'see its way' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link.getAttribute('rel')).toContain('noopener');
    await userEvent.click(popover.getByRole('tab', { name: 'Email' }));
    await expect(popover.getByText(/<no markup>/)).toBeVisible();
    await userEvent.click(popover.getByRole('tab', { name: 'Notices' }));
  },
};

export const Cleared: StoryObj = {
  ...story({ items, clear: async () => {} }),
  play: async () => {
    const popover = await openPopover();
    await userEvent.click(popover.getByRole('button', { name: 'Clear messages' }));
    await waitFor(() => expect(cleared).toHaveBeenCalledWith('Messages cleared'));
    await expect(popover.getByText('No messages')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Messages' })).toBeVisible();
  },
};

export const Loading: StoryObj = {
  ...story({ source: () => new Promise(() => {}) }),
  play: async () => {
    const popover = await openPopover();
    await expect(popover.getByRole('status')).toHaveAccessibleName('Loading messages…');
  },
};

let attempts = 0;
export const FailedThenRetried: StoryObj = {
  ...story({
    source: async () => {
      attempts += 1;
      if (attempts % 2) throw new Error('down');
      return [{ notice: 'It is back' }];
    },
  }),
  play: async () => {
    attempts = 0;
    const popover = await openPopover();
    await userEvent.click(await popover.findByRole('button', { name: 'Try again' }));
    await expect(await popover.findByText('It is back')).toBeVisible();
  },
};

export const EmptyInChinese: StoryObj = {
  ...story({}, 'zh'),
  play: async () => {
    const popover = await openPopover('消息');
    await waitFor(() => expect(popover.getByText('暂无消息')).toBeVisible());
    await expect(popover.getByRole('button', { name: '清空消息' })).toBeDisabled();
  },
};

export const InArabic: StoryObj = {
  ...story({ items: { notice: [{ image: picture, notice: 'وصل الطلب <b>WB-20250206-018</b> إلى المحطة' }] } }),
  ...inArabic,
  play: async () => {
    await openPopover('الرسائل');
  },
};
