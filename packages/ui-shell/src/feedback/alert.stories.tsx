import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '../form/button';
import { Alert } from './alert';

const meta: Meta = { title: 'Feedback/Alert' };
export default meta;

function Alerts() {
  const [open, setOpen] = useState(true);
  return (
    <div style={{ display: 'grid', gap: 12, maxWidth: 560, padding: 24 }}>
      <Alert>本周六 22:00 至 24:00 系统维护，期间不能下单。</Alert>
      <Alert tone="success" title="已导入 128 条">
        其中 3 条与已有订单相同，已跳过。
      </Alert>
      {open && (
        <Alert tone="warning" onClose={() => setOpen(false)}>
          证件将在 7 天后到期。
        </Alert>
      )}
      <Alert tone="danger" title="没有提交成功" actions={<Button>查看原因</Button>}>
        账户余额不足，请充值后再提交。
      </Alert>
    </div>
  );
}

/** The four tones; what warns is announced at once, and one that can be closed is closed by its owner. */
export const Tones: StoryObj = {
  render: () => <Alerts />,
  play: async () => {
    await expect(screen.getAllByRole('alert')).toHaveLength(2);
    await expect(screen.getAllByRole('status')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));
    await expect(screen.getAllByRole('alert')).toHaveLength(1);
  },
};
