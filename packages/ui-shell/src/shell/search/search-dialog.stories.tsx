import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inArabic } from '../../../testing/state-sheet';
import { whenStill } from '../../../testing/when-still';
import { SearchButton } from './search-button';
import { SearchDialog } from './search-dialog';
import type { SuggestionSource } from './suggestion';

const meta: Meta = { title: 'Shell/Header tools/Search', component: SearchDialog, subcomponents: { SearchButton } };
export default meta;

const visited = fn();

function Tool({ source, delay = 500 }: { source?: SuggestionSource; delay?: number }) {
  const [open, setOpen] = useState(false);
  return (
    <div style={{ padding: 24 }}>
      <SearchButton onOpen={() => setOpen(true)} />
      <SearchDialog open={open} onOpenChange={setOpen} source={source} delay={delay} onVisit={visited} />
    </div>
  );
}

const openDialog = async () => {
  visited.mockClear();
  await userEvent.click(screen.getByRole('button', { name: /^(Search|搜索)$/ }));
  const input = await screen.findByRole('combobox');
  await whenStill();
  return input;
};

const answer: SuggestionSource = async (query) => [
  { title: `${query} freight prices`, url: 'https://example.com/price' },
  { title: `${query} freight steps` },
  { title: `${query}${' and which papers are needed for it'.repeat(8)}`, url: 'https://example.com/long' },
];
const never: SuggestionSource = () => new Promise(() => {});
const nothing: SuggestionSource = async () => [];
const broken: SuggestionSource = async () => {
  throw new Error('down');
};

export const WithSuggestions: StoryObj = {
  render: () => <Tool source={answer} />,
  play: async () => {
    const input = await openDialog();
    await userEvent.type(input, 'Cool box');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(visited).toHaveBeenCalledWith('https://example.com/price');
    const again = await openDialog();
    await userEvent.type(again, 'Pallet');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4));
    await userEvent.keyboard('{ArrowUp}');
    await expect(screen.getAllByRole('option').at(-1)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  },
};

export const TypedWordGoesToTheEngine: StoryObj = {
  render: () => <Tool />,
  play: async () => {
    await userEvent.type(await openDialog(), 'container freight{Enter}');
    await expect(visited).toHaveBeenCalledWith(`https://www.baidu.com/s?wd=${encodeURIComponent('container freight')}`);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await openDialog();
  },
};

const states = (source: SuggestionSource, text: RegExp, locale = 'en'): StoryObj => ({
  render: () => <Tool source={source} delay={0} />,
  globals: { locale },
  play: async () => {
    await userEvent.type(await openDialog(), 'x');
    await screen.findByText(text);
  },
});

export const Loading = states(never, /Looking/);
export const Empty = states(nothing, /No suggestions/);
export const Failed = states(broken, /Suggestions are not available/);
export const EmptyInChinese = states(nothing, /没有匹配的建议/, 'zh');

/** As it is read from the right. */
export const InArabic: StoryObj = {
  ...inArabic,
  render: () => <Tool source={async (query) => [{ title: `${query} الأسعار` }, { title: `${query} الخطوات` }]} />,
  play: async () => {
    await userEvent.type(await openDialog(), 'شحن');
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(1));
  },
};
