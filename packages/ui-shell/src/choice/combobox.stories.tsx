import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Combobox } from './combobox';
import { MultiCombobox } from './multi-combobox';
import type { Option, OptionSearch } from './option';

const meta: Meta = { title: 'Choice/Combobox' };
export default meta;

const column = { display: 'grid', gap: 20, maxWidth: 360, padding: 24, minHeight: 420, alignContent: 'start' } as const;
const cities: Option[] = [
  { value: 'sh', label: '上海', hint: '直辖市' },
  { value: 'hz', label: '杭州', hint: '浙江省' },
  { value: 'nb', label: '宁波', hint: '浙江省' },
  { value: 'nj', label: '南京', hint: '江苏省' },
  { value: 'ls', label: '拉萨', hint: '西藏自治区，暂停收件', disabled: true },
];

function City() {
  const [city, setCity] = useState('sh');
  return (
    <div style={column}>
      <Combobox label="城市" value={city} onValueChange={setCity} options={cities} />
      <output aria-label="值">{city}</output>
      <Combobox label="只读" value="hz" onValueChange={() => {}} options={cities} readOnly />
      <Combobox label="不可用" value="hz" onValueChange={() => {}} options={cities} disabled />
      <Combobox label="出错" value="" onValueChange={() => {}} options={cities} error="请选择城市" busy />
    </div>
  );
}

/** Typing searches; only what is on the list can be chosen, and Escape or leaving keeps what was. */
export const FixedList: StoryObj = {
  render: () => <City />,
  play: async () => {
    const city = screen.getByRole('combobox', { name: '城市' });
    await expect(city).toHaveValue('上海');
    await userEvent.click(city);
    await expect(screen.getByRole('option', { name: /上海/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('浙江');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(city).toHaveValue('宁波');
    await expect(screen.getByLabelText('值')).toHaveTextContent('nb');
    await userEvent.keyboard('不存在');
    await expect(await screen.findByText('没有匹配的选项')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(city).toHaveValue('宁波');
    await userEvent.click(screen.getByRole('button', { name: '清除' }));
    await expect(city).toHaveValue('');
    await expect(screen.getByLabelText('值')).toBeEmptyDOMElement();
    await userEvent.click(screen.getByRole('combobox', { name: '只读' }));
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

let failing = true;
const searchCities: OptionSearch = async (keyword) => {
  await new Promise((resolve) => setTimeout(resolve, 30));
  if (keyword === '宁' && failing) {
    failing = false;
    throw new Error('offline');
  }
  return cities.filter(({ label }) => label.includes(keyword));
};

function Server() {
  const [city, setCity] = useState('cd');
  return (
    <div style={column}>
      <Combobox label="城市" value={city} valueLabel="成都" onValueChange={setCity} options={searchCities} />
    </div>
  );
}

/** The list comes from a server: it is asked when somebody stops typing, a failure is said and can be tried again. */
export const FromAServer: StoryObj = {
  render: () => <Server />,
  play: async () => {
    failing = true;
    const city = screen.getByRole('combobox', { name: '城市' });
    await expect(city).toHaveValue('成都');
    await userEvent.click(city);
    await expect(await screen.findByText('正在查找…')).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(5));
    await userEvent.clear(city);
    await userEvent.type(city, '宁');
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    await userEvent.click(await screen.findByRole('option', { name: /宁波/ }));
    await expect(city).toHaveValue('宁波');
  },
};

function Many() {
  const [chosen, setChosen] = useState<readonly string[]>(['sh']);
  return (
    <div style={column}>
      <MultiCombobox label="途经城市" value={chosen} onValueChange={setChosen} options={cities} hint="可多选" />
      <output aria-label="值">{chosen.join()}</output>
      <MultiCombobox label="只读" value={['sh', 'hz']} onValueChange={() => {}} options={cities} readOnly />
    </div>
  );
}

/** Several choices as tags: the list stays open, Backspace takes the last one away, arrow keys and Delete any other. */
export const Several: StoryObj = {
  render: () => <Many />,
  play: async () => {
    const field = screen.getByRole('combobox', { name: '途经城市' });
    const value = screen.getByLabelText('值');
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: /杭州/ }));
    await userEvent.keyboard('南京{ArrowDown}{Enter}');
    await expect(value).toHaveTextContent('sh,hz,nj');
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Backspace}');
    await expect(value).toHaveTextContent('sh,hz');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Delete}');
    await waitFor(() => expect(value).toHaveTextContent(/^hz$/));
  },
};
