import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inArabic } from '../../../testing/state-sheet';
import { DateField } from './date-field';
import { DateRangeField } from './date-range-field';
import { DateTimeField } from './date-time-field';
import type { DayRange } from './day-range';
import { TimeField } from './time-field';

const meta: Meta = { title: 'Forms/Dates in use' };
export default meta;

const column = { display: 'grid', gap: 20, maxWidth: 360, padding: 24, minHeight: 520, alignContent: 'start' } as const;

function Day() {
  const [day, setDay] = useState('2026-02-06');
  return (
    <div style={column}>
      <DateField
        label="Collection"
        value={day}
        onValueChange={setDay}
        min="2026-02-03"
        error={/^\d{4}-\d\d-\d\d$/.test(day) ? undefined : 'Enter a date'}
      />
      <output aria-label="Value">{day}</output>
      <DateField label="Placed" value="2026-02-01" onValueChange={() => {}} readOnly />
      <DateField label="Disabled" value="" onValueChange={() => {}} disabled />
    </div>
  );
}

/** Typed in any format, or chosen in the calendar with mouse or keyboard; days before the first one are disabled. */
export const OneDay: StoryObj = {
  name: 'One Day [date-date-range-time]',
  render: () => <Day />,
  play: async () => {
    const day = screen.getByRole('textbox', { name: 'Collection' });
    const value = screen.getByLabelText('Value');
    await userEvent.clear(day);
    await userEvent.type(day, '2026年2月9日');
    await userEvent.tab();
    await expect(day).toHaveValue('2026-02-09');
    await userEvent.clear(day);
    await userEvent.type(day, '后天');
    await expect(day).toBeInvalid();
    await userEvent.clear(day);
    await userEvent.type(day, '20260206{ArrowDown}');
    const calendar = await screen.findByRole('dialog', { name: 'Collection' });
    const chosen = within(calendar).getByRole('button', { name: /February 6, 2026.*selected/ });
    await waitFor(() => expect(chosen).toHaveFocus());
    await expect(within(calendar).getByRole('button', { name: /February 2, 2026/ })).toBeDisabled();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await expect(value).toHaveTextContent('2026-02-14');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [open] = screen.getAllByRole('button', { name: 'Open the calendar' });
    await userEvent.click(open as HTMLElement);
    await userEvent.click(await screen.findByRole('button', { name: /February 20, 2026/ }));
    await expect(day).toHaveValue('2026-02-20');
    await userEvent.click(open as HTMLElement);
    await screen.findByRole('dialog');
  },
};

function Days() {
  const [range, setRange] = useState<DayRange>({ from: '2026-02-06', to: '2026-02-20' });
  return (
    <div style={column}>
      <DateRangeField label="Placed" value={range} onValueChange={setRange} />
      <output aria-label="Value">{`${range.from}/${range.to}`}</output>
    </div>
  );
}

/** Two days, sorted on blur; also chosen in a calendar with presets. */
export const Range: StoryObj = {
  name: 'Range [date-date-range-time]',
  render: () => <Days />,
  play: async () => {
    const value = screen.getByLabelText('Value');
    const group = screen.getByRole('group', { name: 'Placed' });
    const from = within(group).getByRole('textbox', { name: 'Start date' });
    await userEvent.clear(from);
    await userEvent.type(from, '2026/3/8');
    await userEvent.click(value);
    await expect(value).toHaveTextContent('2026-02-20/2026-03-08');
    await userEvent.click(screen.getByRole('button', { name: 'Open the calendar' }));
    await userEvent.click(await screen.findByRole('button', { name: /February 12, 2026/ }));
    await userEvent.click(screen.getByRole('button', { name: /February 10, 2026/ }));
    await expect(value).toHaveTextContent('2026-02-10/2026-02-12');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await expect(value).toHaveTextContent(/^\/$/);
    await userEvent.click(screen.getByRole('button', { name: 'Open the calendar' }));
    await expect(await screen.findByRole('button', { name: 'Last 7 days' })).toBeVisible();
  },
};

function Hours() {
  const [time, setTime] = useState('');
  return (
    <div style={column}>
      <TimeField label="Time" value={time} onValueChange={setTime} hint="24 hours" />
      <output aria-label="Value">{time}</output>
      <TimeField label="Read only" value="18:00" onValueChange={() => {}} readOnly />
    </div>
  );
}

/** Typed in any format, or chosen from a list. */
export const Time: StoryObj = {
  name: 'Time [date-date-range-time]',
  render: () => <Hours />,
  play: async () => {
    const time = screen.getByRole('combobox', { name: 'Time' });
    await userEvent.type(time, '9点5');
    await userEvent.tab();
    await expect(time).toHaveValue('09:05');
    await userEvent.click(time);
    await userEvent.click(await screen.findByRole('option', { name: '14:30' }));
    await expect(screen.getByLabelText('Value')).toHaveTextContent('14:30');
    await userEvent.click(time);
    await expect(await screen.findByRole('option', { name: '14:30' })).toHaveAttribute('aria-selected', 'true');
  },
};

function Moment() {
  const [at, setAt] = useState('');
  return (
    <div style={column}>
      <DateTimeField label="Pickup" value={at} onValueChange={setAt} hint="Local time" />
      <output aria-label="Value">{at}</output>
      <DateTimeField label="Read only" value="2026-02-06T18:00" onValueChange={() => {}} readOnly />
    </div>
  );
}

/** Day and time are typed, or chosen from calendar and list; invalid text stays, with the expected format as an error. */
export const DayWithTime: StoryObj = {
  name: 'Day With Time [date-and-time-field]',
  render: () => <Moment />,
  play: async () => {
    const value = screen.getByLabelText('Value');
    const group = screen.getByRole('group', { name: 'Pickup' });
    const day = within(group).getByRole('textbox', { name: 'Date' });
    const time = within(group).getByRole('combobox', { name: 'Time' });
    await userEvent.type(day, 'Today');
    await userEvent.tab();
    await userEvent.type(time, 'AT');
    await expect(day).toHaveValue('Today');
    await expect(day).toBeInvalid();
    await expect(group).toHaveAccessibleDescription(/cannot be read as a date/);
    await userEvent.clear(day);
    await userEvent.type(day, '2026年2月6日');
    await userEvent.clear(time);
    await userEvent.type(time, '9点5');
    await userEvent.tab();
    await expect(value).toHaveTextContent('2026-02-06T09:05');
    await expect(day).toBeValid();
    await userEvent.type(day, '{ArrowDown}');
    const calendar = await screen.findByRole('dialog', { name: 'Pickup' });
    await userEvent.click(within(calendar).getByRole('button', { name: /February 9, 2026/ }));
    await userEvent.click(time);
    await userEvent.click(await screen.findByRole('option', { name: '14:30' }));
    await expect(value).toHaveTextContent('2026-02-09T14:30');
  },
};

/** Right-to-left layout. */
export const InArabic: StoryObj = { ...inArabic, render: () => <Days /> };
