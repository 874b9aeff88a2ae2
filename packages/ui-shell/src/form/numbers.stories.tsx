import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { MoneyField } from './money-field';
import { NumberField } from './number-field';
import { TextArea } from './text-area';

const meta: Meta = { title: 'Form/Numbers and text' };
export default meta;

const column = { display: 'grid', gap: 20, maxWidth: 360, padding: 24 } as const;

function Numbers() {
  const [weight, setWeight] = useState<number | null>(null);
  const [cents, setCents] = useState<number | null>(123450);
  return (
    <div style={column}>
      <NumberField
        label="重量"
        value={weight}
        onValueChange={setWeight}
        decimals={1}
        step={0.5}
        min={0}
        suffix="公斤"
        error={Number.isNaN(weight) ? '请输入数字，最多一位小数' : undefined}
      />
      <MoneyField label="声明价值" value={cents} onValueChange={setCents} hint={`共 ${cents ?? 0} 分`} />
      <NumberField label="只读" value={12} readOnly onValueChange={() => {}} />
      <NumberField label="不可用" value={12} disabled onValueChange={() => {}} />
      <MoneyField label="正在计算" value={9900} busy readOnly onValueChange={() => {}} />
    </div>
  );
}

/** What was typed stays until the field is left; then it is grouped. What is no number stays too, so that it can be mended. */
export const NumbersAndMoney: StoryObj = {
  render: () => <Numbers />,
  play: async () => {
    const weight = screen.getByRole('spinbutton', { name: '重量' });
    await userEvent.type(weight, '1２34.5');
    await userEvent.tab();
    await expect(weight).toHaveValue('1,234.5');
    await userEvent.type(weight, '{ArrowUp}');
    await expect(weight).toHaveValue('1,235');
    await userEvent.clear(weight);
    await userEvent.type(weight, '十公斤');
    await userEvent.tab();
    await expect(weight).toHaveValue('十公斤');
    await expect(weight).toBeInvalid();
    const value = screen.getByRole('spinbutton', { name: '声明价值' });
    await expect(value).toHaveValue('1,234.50');
    await userEvent.clear(value);
    await userEvent.paste('¥ 19.9');
    await userEvent.tab();
    await expect(value).toHaveValue('19.90');
    await expect(value).toHaveAccessibleDescription('共 1990 分');
    await userEvent.type(screen.getByRole('spinbutton', { name: '只读' }), '{ArrowUp}3');
    await expect(screen.getByRole('spinbutton', { name: '只读' })).toHaveValue('12');
  },
};

/** A text of several lines that grows; characters beyond the limit are counted and not cut. */
export const Text: StoryObj = {
  render: () => (
    <div style={column}>
      <TextArea label="备注" limit={10} hint="司机看得到" placeholder="例如：停在地下二层" />
      <TextArea label="退回原因" defaultValue="照片不清楚" error="请写得更具体一些" />
      <TextArea label="历史备注" defaultValue="不可修改" readOnly />
    </div>
  ),
  play: async () => {
    const note = screen.getByRole('textbox', { name: '备注' });
    const before = note.offsetHeight;
    await expect(before).toBeGreaterThan(60);
    await userEvent.type(note, '一{Enter}二{Enter}三{Enter}四{Enter}五{Enter}六七');
    await expect(note.offsetHeight).toBeGreaterThan(before);
    await expect(screen.getByText('12 / 10')).toBeVisible();
    await expect(screen.getByRole('textbox', { name: '退回原因' })).toHaveAccessibleDescription('请写得更具体一些');
  },
};
