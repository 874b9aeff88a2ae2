import { expect, it, onTestFinished, vi } from 'vitest';
import { draw } from '../../../testing/draw';
import type { Suggestion, SuggestionSource } from './suggestion';
import { useSuggestions } from './use-suggestions';

function Titles({ query, source }: { query: string; source: SuggestionSource }) {
  return useSuggestions(query, source).list.map(({ title }) => title);
}

async function type(source: SuggestionSource) {
  const { show, host, remove } = await draw(<Titles query="" source={source} />);
  onTestFinished(remove);
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  return { host, to: (query: string) => show(<Titles query={query} source={source} />) };
}

it('calls the source 500 ms after the last keystroke with the latest query [search-engine-suggestions-after-500]', async () => {
  const source = vi.fn(async (_query: string) => [] as Suggestion[]);
  const { to } = await type(source);
  await to('a');
  vi.advanceTimersByTime(499);
  await to('ab ');
  vi.advanceTimersByTime(499);
  expect(source).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(source.mock.calls.map(([query]) => query)).toEqual(['ab']);
});

it('aborts the earlier call, and never shows its answer', async () => {
  const calls: { query: string; signal: AbortSignal; answer: (list: Suggestion[]) => void }[] = [];
  const source: SuggestionSource = (query, signal) =>
    new Promise((answer) => void calls.push({ query, signal, answer }));
  const { host, to } = await type(source);
  await to('mo');
  vi.advanceTimersByTime(500);
  await to('motor');
  vi.advanceTimersByTime(500);
  expect(calls.map(({ query, signal }) => [query, signal.aborted])).toEqual([
    ['mo', true],
    ['motor', false],
  ]);
  calls[1]?.answer([{ title: 'motor price' }]);
  await vi.waitFor(() => expect(host.textContent).toBe('motor price'));
  calls[0]?.answer([{ title: 'mobile' }]);
  await Promise.resolve();
  await to('motor');
  expect(host.textContent).toBe('motor price');
});
