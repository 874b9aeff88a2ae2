import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { whenStill } from '../testing/when-still';
import { type CreateNoticesOptions, createNotices } from './create-notices';
import { NoticePopover } from './notice-popover';

const meta: Meta = { title: 'Header tools/Notice', component: NoticePopover };
export default meta;

const cleared = fn();
const story = (options: CreateNoticesOptions, locale = 'zh'): Pick<StoryObj, 'render' | 'globals'> => {
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

const openPopover = async () => {
  cleared.mockClear();
  await userEvent.click(screen.getByRole('button', { name: /^(消息|Messages)/ }));
  const dialog = await screen.findByRole('dialog', { name: /^(消息|Messages)/ });
  await whenStill();
  return within(dialog);
};

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'%3E%3Crect width='9' height='9' fill='%23cde'/%3E%3Ccircle cx='4.5' cy='3.6' r='1.7' fill='%23357'/%3E%3Cpath d='M1 9a3.5 3.5 0 0 1 7 0' fill='%23357'/%3E%3C/svg%3E";
const items: CreateNoticesOptions['items'] = {
  notice: [
    {
      image: picture,
      notice: '订单 <b>WB-20250206-018</b> 已到达成都中转站，<a href="https://example.com/track">查看轨迹</a>',
    },
    { notice: '您推广的用户 <strong>李师傅</strong> 已完成首单，奖励 <em>¥30</em> 已入账' },
    { image: 'javascript:alert(1)', notice: '系统将于今晚 23:00 升级，预计 20 分钟' },
  ],
  email: [
    { email: '二月对账单已生成 <不是标记>' },
    { image: picture, email: `合同续签提醒 ${'请在三个工作日内确认'.repeat(12)}` },
  ],
};

export const WithMessages: StoryObj = {
  ...story({ items }),
  play: async () => {
    await expect(screen.getByRole('button')).toHaveAccessibleName('消息 5');
    const popover = await openPopover();
    const link = await popover.findByRole('link', { name: '查看轨迹' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link.getAttribute('rel')).toContain('noopener');
    await userEvent.click(popover.getByRole('tab', { name: '邮件' }));
    await expect(popover.getByText(/<不是标记>/)).toBeVisible();
    await userEvent.click(popover.getByRole('tab', { name: '通知' }));
  },
};

export const Cleared: StoryObj = {
  ...story({ items, clear: async () => {} }),
  play: async () => {
    const popover = await openPopover();
    await userEvent.click(popover.getByRole('button', { name: '清空消息' }));
    await waitFor(() => expect(cleared).toHaveBeenCalledWith('清空消息成功'));
    await expect(popover.getByText('暂无消息')).toBeVisible();
    await expect(screen.getByRole('button', { name: '消息' })).toBeVisible();
  },
};

export const Loading: StoryObj = {
  ...story({ source: () => new Promise(() => {}) }),
  play: async () => {
    const popover = await openPopover();
    await expect(popover.getByRole('status')).toHaveAccessibleName('正在加载消息…');
  },
};

let attempts = 0;
export const FailedThenRetried: StoryObj = {
  ...story({
    source: async () => {
      attempts += 1;
      if (attempts % 2) throw new Error('down');
      return [{ notice: '回来了' }];
    },
  }),
  play: async () => {
    attempts = 0;
    const popover = await openPopover();
    await userEvent.click(await popover.findByRole('button', { name: '重试' }));
    await expect(await popover.findByText('回来了')).toBeVisible();
  },
};

export const EmptyInEnglish: StoryObj = {
  ...story({}, 'en'),
  play: async () => {
    const popover = await openPopover();
    await expect(popover.getByText('No messages')).toBeVisible();
    await expect(popover.getByRole('button', { name: 'Clear messages' })).toBeDisabled();
  },
};
