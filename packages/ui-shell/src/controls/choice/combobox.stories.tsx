import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Combobox } from './combobox';
import { MultiCombobox } from './multi-combobox';
import type { Option, OptionSearch } from './option';

const meta: Meta = { title: 'Forms/Comboboxes in use' };
export default meta;

const column = { display: 'grid', gap: 20, maxWidth: 360, padding: 24, minHeight: 420, alignContent: 'start' } as const;
const cities: Option[] = [
  { value: 'sh', label: 'Shanghai', hint: 'Municipality' },
  { value: 'hz', label: 'Hangzhou', hint: 'Zhejiang' },
  { value: 'nb', label: 'Ningbo', hint: 'Zhejiang' },
  { value: 'nj', label: 'Nanjing', hint: 'Jiangsu' },
  { value: 'ls', label: 'Lhasa', hint: 'Tibet, not served for now', disabled: true },
];

function City() {
  const [city, setCity] = useState('sh');
  return (
    <div style={column}>
      <Combobox label="City" value={city} onValueChange={setCity} options={cities} />
      <output aria-label="Value">{city}</output>
      <Combobox label="Read only" value="hz" onValueChange={() => {}} options={cities} readOnly />
      <Combobox label="Disabled" value="hz" onValueChange={() => {}} options={cities} disabled />
      <Combobox label="Wrong" value="" onValueChange={() => {}} options={cities} error="Choose a city" busy />
    </div>
  );
}

/** Typing searches; only options are valid, and Escape or blur keeps the previous choice. */
export const FixedList: StoryObj = {
  name: 'Fixed List [combobox-with-fixed-list-from-server]',
  render: () => <City />,
  play: async () => {
    const city = screen.getByRole('combobox', { name: 'City' });
    await expect(city).toHaveValue('Shanghai');
    await userEvent.click(city);
    await expect(screen.getByRole('option', { name: /Shanghai/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('Zhe');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(city).toHaveValue('Ningbo');
    await expect(screen.getByLabelText('Value')).toHaveTextContent('nb');
    await userEvent.keyboard('nowhere');
    await expect(await screen.findByText('Nothing matches')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(city).toHaveValue('Ningbo');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await expect(city).toHaveValue('');
    await expect(screen.getByLabelText('Value')).toBeEmptyDOMElement();
    await userEvent.click(screen.getByRole('combobox', { name: 'Read only' }));
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

let failing = true;
let answer: () => void;
let answering: Promise<void>;
const searchCities: OptionSearch = async (keyword) => {
  await answering;
  if (keyword === 'Ning' && failing) {
    failing = false;
    throw new Error('offline');
  }
  return cities.filter(({ label }) => label.includes(keyword));
};

function Server() {
  const [city, setCity] = useState('cd');
  return (
    <div style={column}>
      <Combobox label="City" value={city} valueLabel="Chengdu" onValueChange={setCity} options={searchCities} />
    </div>
  );
}

/** Options from a server: the request is debounced, and a failure shows with a retry button. */
export const FromAServer: StoryObj = {
  name: 'From A Server [combobox-with-fixed-list-from-server]',
  render: () => <Server />,
  play: async () => {
    failing = true;
    answering = new Promise((resolve) => {
      answer = resolve;
    });
    const city = screen.getByRole('combobox', { name: 'City' });
    await expect(city).toHaveValue('Chengdu');
    await userEvent.click(city);
    await expect(await screen.findByText('Searching…')).toBeVisible();
    answer();
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(5));
    await userEvent.clear(city);
    await userEvent.type(city, 'Ning');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await userEvent.click(await screen.findByRole('option', { name: /Ningbo/ }));
    await expect(city).toHaveValue('Ningbo');
  },
};

function Many() {
  const [chosen, setChosen] = useState<readonly string[]>(['sh']);
  return (
    <div style={column}>
      <MultiCombobox
        label="Cities on the way"
        value={chosen}
        onValueChange={setChosen}
        options={cities}
        hint="Several can be chosen"
      />
      <output aria-label="Value">{chosen.join()}</output>
      <MultiCombobox label="Read only" value={['sh', 'hz']} onValueChange={() => {}} options={cities} readOnly />
    </div>
  );
}

/** Several choices as tags: the list stays open; Backspace removes the last one, arrow keys and Delete any other. */
export const Several: StoryObj = {
  name: 'Several [several-choices-as-tags]',
  render: () => <Many />,
  play: async () => {
    const field = screen.getByRole('combobox', { name: 'Cities on the way' });
    const value = screen.getByLabelText('Value');
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: /Hangzhou/ }));
    await userEvent.keyboard('Nanjing{ArrowDown}{Enter}');
    await expect(value).toHaveTextContent('sh,hz,nj');
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Backspace}');
    await expect(value).toHaveTextContent('sh,hz');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Delete}');
    await waitFor(() => expect(value).toHaveTextContent(/^hz$/));
  },
};
