import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { fieldStates, keeping, statesOf } from '../../../testing/state-sheet';
import { Select } from './select';

const Live = keeping(Select, 'value', 'onValueChange');
const meta = {
  title: 'Forms/Select',
  component: Select,
  render: (args) => <Live {...args} />,
  args: {
    label: 'City',
    value: 'hz',
    onValueChange: () => {},
    hint: 'Where the goods lie',
    options: [
      { value: 'hz', label: 'Hangzhou' },
      { value: 'nb', label: 'Ningbo' },
      { value: 'ls', label: 'Lhasa', disabled: true },
    ],
  },
} satisfies Meta<typeof Select>;

export default meta;

const { 'read-only': _, ...selectStates } = fieldStates;

/** One of a few. A disabled option cannot be chosen. */
export const Playground: StoryObj<typeof meta> = {};

/** All its states, side by side. */
export const States = statesOf(
  Live,
  { ...meta.args },
  {
    ...selectStates,
    empty: { value: '', placeholder: 'Choose' },
  },
);

/** Arrows open the list and move in it, letters search, Enter chooses, Escape keeps the choice. */
export const Keyboard: StoryObj<typeof meta> = {
  play: async () => {
    const select = screen.getByRole('combobox', { name: 'City' });
    const active = () => document.getElementById(select.getAttribute('aria-activedescendant') ?? '');
    select.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('listbox', { name: 'City' })).toBeVisible();
    await expect(active()).toHaveTextContent('Hangzhou');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(active(), 'a disabled option is passed over').toHaveTextContent('Ningbo');
    await userEvent.keyboard('{Escape}');
    await expect(select).toHaveTextContent('Hangzhou');
    await expect(select).toHaveFocus();
    await userEvent.keyboard('ni');
    await expect(active()).toHaveTextContent('Ningbo');
    await userEvent.keyboard('{Enter}');
    await expect(select).toHaveTextContent('Ningbo');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{Home}{Tab}');
    await expect(select).toHaveTextContent('Hangzhou');
    await expect(select).not.toHaveFocus();
  },
};
