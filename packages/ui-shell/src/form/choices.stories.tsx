import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { Checkbox } from './checkbox';
import { CheckboxGroup } from './checkbox-group';
import { RadioGroup } from './radio-group';

const meta: Meta = { title: 'Form/Choices' };
export default meta;

const column = { display: 'grid', gap: 20, maxWidth: 420, padding: 24 } as const;

function Boxes() {
  const [agreed, setAgreed] = useState(false);
  const [services, setServices] = useState<readonly string[]>(['wash']);
  return (
    <div style={column}>
      <Checkbox
        label="我已阅读运输协议"
        hint="下单前需要同意"
        error={agreed ? undefined : '请先同意协议'}
        checked={agreed}
        onCheckedChange={setAgreed}
        aria-required
      />
      <Checkbox label="全选" checked={false} mixed onCheckedChange={() => {}} />
      <Checkbox label="由系统填写" checked readOnly onCheckedChange={() => {}} />
      <Checkbox label="不可用" checked disabled onCheckedChange={() => {}} />
      <CheckboxGroup
        label="附加服务"
        value={services}
        onValueChange={setServices}
        options={[
          { value: 'pick', label: '上门取车', hint: '每辆另收 30 元' },
          { value: 'wash', label: '到达前清洗' },
          { value: 'night', label: '夜间送达', disabled: true },
        ]}
        direction="column"
      />
    </div>
  );
}

/** Boxes that take effect with their form: alone, some of all, fixed by somebody else, and several that are one field. */
export const Checkboxes: StoryObj = {
  render: () => <Boxes />,
  play: async () => {
    const agreed = screen.getByRole('checkbox', { name: '我已阅读运输协议' });
    await expect(agreed).toHaveAccessibleDescription('请先同意协议 下单前需要同意');
    await userEvent.click(screen.getByText('我已阅读运输协议'));
    await expect(agreed).toBeChecked();
    await expect(agreed).toBeValid();
    await expect(screen.getByRole('checkbox', { name: '全选' })).toBePartiallyChecked();
    const fixed = screen.getByRole('checkbox', { name: '由系统填写' });
    await userEvent.click(fixed);
    await expect(fixed).toBeChecked();
    const pick = screen.getByRole('checkbox', { name: /上门取车/ });
    pick.focus();
    await userEvent.keyboard(' ');
    await expect(pick).toBeChecked();
    await expect(screen.getByRole('checkbox', { name: '到达前清洗' })).toBeChecked();
  },
};

function Radios() {
  const [pay, setPay] = useState<'now' | 'arrival' | 'month' | ''>('');
  return (
    <div style={column}>
      <RadioGroup
        label="付款方式"
        value={pay}
        onValueChange={setPay}
        error={pay === '' ? '请选择付款方式' : undefined}
        aria-required
        direction="column"
        options={[
          { value: 'now', label: '现付', hint: '提交后 30 分钟内付款' },
          { value: 'arrival', label: '到付' },
          { value: 'month', label: '月结', hint: '需要先签月结合同', disabled: true },
        ]}
      />
      <RadioGroup
        label="结算币种"
        value="cny"
        readOnly
        onValueChange={() => {}}
        options={[
          { value: 'cny', label: '人民币' },
          { value: 'hkd', label: '港币' },
        ]}
      />
    </div>
  );
}

/** A choice of one that explains what it offers; arrow keys choose. */
export const RadioGroups: StoryObj = {
  render: () => <Radios />,
  play: async () => {
    const group = screen.getByRole('radiogroup', { name: '付款方式' });
    await expect(group).toBeInvalid();
    await expect(group).toBeRequired();
    screen.getByRole('radio', { name: /现付/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('radio', { name: '到付' })).toBeChecked();
    await expect(group).toBeValid();
    await userEvent.click(screen.getByRole('radio', { name: '港币' }));
    await expect(screen.getByRole('radio', { name: '人民币' })).toBeChecked();
  },
};
