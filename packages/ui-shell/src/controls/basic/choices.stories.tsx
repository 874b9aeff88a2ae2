import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { Checkbox } from './checkbox';
import { CheckboxGroup } from './checkbox-group';
import { RadioGroup } from './radio-group';

const meta: Meta = { title: 'Forms/Choices in use' };
export default meta;

const column = { display: 'grid', gap: 20, maxWidth: 420, padding: 24 } as const;

function Boxes() {
  const [agreed, setAgreed] = useState(false);
  const [services, setServices] = useState<readonly string[]>(['wash']);
  return (
    <div style={column}>
      <Checkbox
        label="I have read the terms"
        hint="Needed before you order"
        error={agreed ? undefined : 'Agree to the terms first'}
        checked={agreed}
        onCheckedChange={setAgreed}
        aria-required
      />
      <Checkbox label="All" checked={false} mixed onCheckedChange={() => {}} />
      <Checkbox label="Filled in by the system" checked readOnly onCheckedChange={() => {}} />
      <Checkbox label="Disabled" checked disabled onCheckedChange={() => {}} />
      <CheckboxGroup
        label="Services"
        value={services}
        onValueChange={setServices}
        options={[
          { value: 'pick', label: 'Collection', hint: '30 yuan a piece' },
          { value: 'wash', label: 'Washing before arrival' },
          { value: 'night', label: 'Delivery at night', disabled: true },
        ]}
        direction="column"
      />
    </div>
  );
}

/** Checkboxes that take effect with their form: single, mixed, read-only, and several as one field. */
export const Checkboxes: StoryObj = {
  name: 'Checkboxes [checkbox-group-them-radio-group]',
  render: () => <Boxes />,
  play: async () => {
    const agreed = screen.getByRole('checkbox', { name: 'I have read the terms' });
    await expect(agreed).toHaveAccessibleDescription('Agree to the terms first Needed before you order');
    await userEvent.click(screen.getByText('I have read the terms'));
    await expect(agreed).toBeChecked();
    await expect(agreed).toBeValid();
    await expect(screen.getByRole('checkbox', { name: 'All' })).toBePartiallyChecked();
    const fixed = screen.getByRole('checkbox', { name: 'Filled in by the system' });
    await userEvent.click(fixed);
    await expect(fixed).toBeChecked();
    const pick = screen.getByRole('checkbox', { name: /Collection/ });
    pick.focus();
    await userEvent.keyboard(' ');
    await expect(pick).toBeChecked();
    await expect(screen.getByRole('checkbox', { name: 'Washing before arrival' })).toBeChecked();
  },
};

function Radios() {
  const [pay, setPay] = useState<'now' | 'arrival' | 'month' | ''>('');
  return (
    <div style={column}>
      <RadioGroup
        label="Payment"
        value={pay}
        onValueChange={setPay}
        error={pay === '' ? 'Choose how to pay' : undefined}
        aria-required
        direction="column"
        options={[
          { value: 'now', label: 'Now', hint: 'Within 30 minutes' },
          { value: 'arrival', label: 'On delivery' },
          { value: 'month', label: 'Monthly', hint: 'Needs a contract', disabled: true },
        ]}
      />
      <RadioGroup
        label="Currency"
        value="cny"
        readOnly
        onValueChange={() => {}}
        options={[
          { value: 'cny', label: 'Yuan' },
          { value: 'hkd', label: 'Hong Kong dollar' },
        ]}
      />
    </div>
  );
}

/** Radio buttons with hints; arrow keys choose. */
export const RadioGroups: StoryObj = {
  name: 'Radio Groups [checkbox-group-them-radio-group]',
  render: () => <Radios />,
  play: async () => {
    const group = screen.getByRole('radiogroup', { name: 'Payment' });
    await expect(group).toBeInvalid();
    await expect(group).toBeRequired();
    screen.getByRole('radio', { name: /Now/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('radio', { name: 'On delivery' })).toBeChecked();
    await expect(group).toBeValid();
    await userEvent.click(screen.getByRole('radio', { name: 'Hong Kong dollar' }));
    await expect(screen.getByRole('radio', { name: 'Yuan' })).toBeChecked();
  },
};
