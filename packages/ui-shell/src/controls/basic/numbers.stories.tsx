import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { MoneyField } from './money-field';
import { NumberField } from './number-field';
import { TextArea } from './text-area';

const meta: Meta = { title: 'Forms/Numbers and text in use' };
export default meta;

const column = { display: 'grid', gap: 20, maxWidth: 360, padding: 24 } as const;

function Numbers() {
  const [weight, setWeight] = useState<number | null>(null);
  const [cents, setCents] = useState<number | null>(123450);
  return (
    <div style={column}>
      <NumberField
        label="Weight"
        value={weight}
        onValueChange={setWeight}
        decimals={1}
        step={0.5}
        min={0}
        suffix="kg"
        error={Number.isNaN(weight) ? 'A number with one decimal at most' : undefined}
      />
      <MoneyField label="Declared value" value={cents} onValueChange={setCents} hint={`${cents ?? 0} cents`} />
      <NumberField label="Read only" value={12} readOnly onValueChange={() => {}} />
      <NumberField label="Disabled" value={12} disabled onValueChange={() => {}} />
      <MoneyField label="Being computed" value={9900} busy readOnly onValueChange={() => {}} />
    </div>
  );
}

/** Groups digits on blur. An invalid number stays as typed, so that the user can correct it. */
export const NumbersAndMoney: StoryObj = {
  name: 'Numbers And Money [number-money-and-text-area]',
  render: () => <Numbers />,
  play: async () => {
    const weight = screen.getByRole('spinbutton', { name: 'Weight' });
    await userEvent.type(weight, '1２34.5');
    await userEvent.tab();
    await expect(weight).toHaveValue('1,234.5');
    await userEvent.type(weight, '{ArrowUp}');
    await expect(weight).toHaveValue('1,235');
    await userEvent.clear(weight);
    await userEvent.type(weight, 'ten kilos');
    await userEvent.tab();
    await expect(weight).toHaveValue('ten kilos');
    await expect(weight).toBeInvalid();
    const value = screen.getByRole('spinbutton', { name: 'Declared value' });
    await expect(value).toHaveValue('1,234.50');
    await userEvent.clear(value);
    await userEvent.paste('¥ 19.9');
    await userEvent.tab();
    await expect(value).toHaveValue('19.90');
    await expect(value).toHaveAccessibleDescription('1990 cents');
    await userEvent.type(screen.getByRole('spinbutton', { name: 'Read only' }), '{ArrowUp}3');
    await expect(screen.getByRole('spinbutton', { name: 'Read only' })).toHaveValue('12');
  },
};

/** A text of several lines that grows; characters beyond the limit are counted and not cut. */
export const Text: StoryObj = {
  name: 'Text [number-money-and-text-area]',
  render: () => (
    <div style={column}>
      <TextArea label="Remark" limit={10} hint="The driver sees it" placeholder="For example: second basement" />
      <TextArea label="Reason of the return" defaultValue="The photograph is blurred" error="Say it more exactly" />
      <TextArea label="Earlier remark" defaultValue="Cannot be changed" readOnly />
    </div>
  ),
  play: async () => {
    const note = screen.getByRole('textbox', { name: 'Remark' });
    const before = note.offsetHeight;
    await expect(before).toBeGreaterThan(60);
    await userEvent.type(note, '1{Enter}2{Enter}3{Enter}4{Enter}5{Enter}67');
    await expect(note.offsetHeight).toBeGreaterThan(before);
    await expect(screen.getByText('12 / 10')).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Reason of the return' })).toHaveAccessibleDescription(
      'Say it more exactly',
    );
  },
};
