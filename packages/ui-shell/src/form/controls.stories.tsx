import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, UserRound } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from './button';
import { PasswordField } from './password-field';
import { Segmented } from './segmented';
import { Select } from './select';
import { Switch } from './switch';
import { TextField } from './text-field';

const meta: Meta = { title: 'Form/Controls' };
export default meta;

const column = { display: 'grid', gap: 20, maxWidth: 360, padding: 24 } as const;
const row = { display: 'flex', flexWrap: 'wrap', gap: 12, padding: 24 } as const;
const pressed = fn();

export const Buttons: StoryObj = {
  render: () => (
    <div style={row}>
      <Button tone="primary" icon={<Plus aria-hidden size={16} />} onClick={pressed}>
        新建订单
      </Button>
      <Button>取消</Button>
      <Button tone="danger">删除</Button>
      <Button tone="quiet">更多</Button>
      <Button tone="primary" disabled>
        不可用
      </Button>
      <Button tone="primary" busy onClick={pressed}>
        正在登录
      </Button>
      <Button tone="primary" scale="large">
        大按钮
      </Button>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    pressed.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: '新建订单' }));
    await userEvent.click(canvas.getByRole('button', { name: '正在登录' }));
    await expect(pressed).toHaveBeenCalledTimes(1);
  },
};

export const Fields: StoryObj = {
  render: () => (
    <div style={column}>
      <TextField label="用户名" placeholder="请输入用户名" prefix={<UserRound aria-hidden size={16} />} />
      <PasswordField label="密码" placeholder="不少于 6 位" hint="区分大小写" />
      <TextField label="手机号" defaultValue="1380013" error="请输入正确的手机号" inputMode="tel" />
      <TextField label="编号" defaultValue="WB-2025-0206" disabled />
      <TextField label="备注" scale="large" suffix="选填" />
      <Select
        label="车型"
        placeholder="请选择"
        defaultValue=""
        options={[
          { value: 'bike', label: '电动自行车' },
          { value: 'motor', label: '冷藏箱' },
          { value: 'tri', label: '平板架' },
        ]}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const password = canvas.getByLabelText('密码');
    await userEvent.type(password, '秘密123');
    await expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: '显示密码' }));
    await expect(password).toHaveAttribute('type', 'text');
    const phone = canvas.getByLabelText('手机号');
    await expect(phone).toBeInvalid();
    await expect(phone).toHaveAccessibleDescription('请输入正确的手机号');
    await userEvent.selectOptions(canvas.getByLabelText('车型'), 'motor');
    await expect(canvas.getByLabelText('车型')).toHaveValue('motor');
  },
};

function Choices() {
  const [on, setOn] = useState(false);
  const [period, setPeriod] = useState<'day' | 'week' | 'month'>('day');
  return (
    <div style={column}>
      <Switch label="到货短信提醒" checked={on} onCheckedChange={setOn} />
      <Switch label="自动派单" checked disabled hint="由管理员统一设置" onCheckedChange={() => {}} />
      <Segmented
        label="统计周期"
        value={period}
        onValueChange={setPeriod}
        options={[
          { value: 'day', label: '今日' },
          { value: 'week', label: '本周' },
          { value: 'month', label: '本月' },
        ]}
      />
    </div>
  );
}

export const SwitchesAndSegments: StoryObj = {
  render: () => <Choices />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const reminder = canvas.getByRole('switch', { name: '到货短信提醒' });
    await userEvent.click(reminder);
    await expect(reminder).toBeChecked();
    await expect(canvas.getByRole('switch', { name: '自动派单' })).toHaveAccessibleDescription('由管理员统一设置');
    canvas.getByRole('radio', { name: '今日' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '本周' })).toBeChecked();
  },
};
