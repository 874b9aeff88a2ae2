import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, UserRound } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { keeping } from '../../../testing/state-sheet';
import { Button } from './button';
import { PasswordField } from './password-field';
import { Segmented } from './segmented';
import { Select } from './select';
import { Switch } from './switch';
import { TextField } from './text-field';

const meta: Meta = { title: 'Forms/Controls in use' };
export default meta;

const column = { display: 'grid', gap: 20, maxWidth: 360, padding: 24 } as const;
const row = { display: 'flex', flexWrap: 'wrap', gap: 12, padding: 24 } as const;
const pressed = fn();

export const Buttons: StoryObj = {
  render: () => (
    <div style={row}>
      <Button tone="primary" icon={<Plus aria-hidden size={16} />} onClick={pressed}>
        New order
      </Button>
      <Button>Cancel</Button>
      <Button tone="danger">Delete</Button>
      <Button tone="quiet">More</Button>
      <Button tone="primary" disabled>
        Disabled
      </Button>
      <Button tone="primary" busy onClick={pressed}>
        Signing in
      </Button>
      <Button tone="primary" scale="large">
        Large
      </Button>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    pressed.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'New order' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Signing in' }));
    await expect(pressed).toHaveBeenCalledTimes(1);
  },
};

const Choice = keeping(Select, 'value', 'onValueChange');

export const Fields: StoryObj = {
  render: () => (
    <div style={column}>
      <TextField label="User name" placeholder="Your user name" prefix={<UserRound aria-hidden size={16} />} />
      <PasswordField label="Password" placeholder="6 characters or more" hint="Capitals count" />
      <TextField label="Mobile" defaultValue="1380013" error="This is no mobile number" inputMode="tel" />
      <TextField label="Number" defaultValue="WB-2025-0206" disabled />
      <TextField label="Remark" scale="large" suffix="optional" />
      <Choice
        label="Kind"
        placeholder="Choose"
        value=""
        onValueChange={() => {}}
        options={[
          { value: 'crate', label: 'Crate' },
          { value: 'motor', label: 'Cool box' },
          { value: 'tri', label: 'Pallet' },
        ]}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const password = canvas.getByLabelText('Password');
    await userEvent.type(password, 'secret123');
    await expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(password).toHaveAttribute('type', 'text');
    const phone = canvas.getByLabelText('Mobile');
    await expect(phone).toBeInvalid();
    await expect(phone).toHaveAccessibleDescription('This is no mobile number');
    await userEvent.click(canvas.getByLabelText('Kind'));
    await userEvent.click(await screen.findByRole('option', { name: 'Cool box' }));
    await expect(canvas.getByLabelText('Kind')).toHaveTextContent('Cool box');
  },
};

function Choices() {
  const [on, setOn] = useState(false);
  const [period, setPeriod] = useState<'day' | 'week' | 'month'>('day');
  return (
    <div style={column}>
      <Switch label="Message on arrival" checked={on} onCheckedChange={setOn} />
      <Switch label="Automatic dispatch" checked disabled hint="Set by the administrator" onCheckedChange={() => {}} />
      <Segmented
        label="Period"
        value={period}
        onValueChange={setPeriod}
        options={[
          { value: 'day', label: 'Today' },
          { value: 'week', label: 'Week' },
          { value: 'month', label: 'Month' },
        ]}
      />
    </div>
  );
}

export const SwitchesAndSegments: StoryObj = {
  render: () => <Choices />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const reminder = canvas.getByRole('switch', { name: 'Message on arrival' });
    await userEvent.click(reminder);
    await expect(reminder).toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'Automatic dispatch' })).toHaveAccessibleDescription(
      'Set by the administrator',
    );
    canvas.getByRole('radio', { name: 'Today' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Week' })).toBeChecked();
  },
};
