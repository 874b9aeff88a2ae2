import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '../../../testing/draw';
import { compositionOrders, endComposition } from '../../../testing/end-composition';
import { SearchBox } from './search-box';
import type { Suggestion } from './suggestion';

let drawn: Awaited<ReturnType<typeof draw>> | undefined;
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await drawn?.remove();
});

const input = page.getByRole('combobox', { name: 'Search' });

test('the source is asked 500 ms after the last keystroke, with the words as they then are [search-engine-suggestions-after-500]', async () => {
  const source = vi.fn(async () => [] as Suggestion[]);
  drawn = await draw(<SearchBox source={source} />);
  vi.useFakeTimers();
  type('a');
  vi.advanceTimersByTime(499);
  type('ab ');
  vi.advanceTimersByTime(499);
  expect(source).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(source.mock.calls.map((call: unknown[]) => call[0])).toEqual(['ab']);
});

test('answers are never shown out of order, and the earlier call is aborted', async () => {
  const calls: { query: string; signal: AbortSignal; answer: (list: Suggestion[]) => void }[] = [];
  const source = (query: string, signal: AbortSignal) =>
    new Promise<Suggestion[]>((answer) => void calls.push({ query, signal, answer }));
  drawn = await draw(<SearchBox source={source} delay={0} />);
  await input.fill('mo');
  await vi.waitFor(() => expect(calls.at(-1)?.query).toBe('mo'));
  await input.fill('motor');
  await vi.waitFor(() => expect(calls.at(-1)?.query).toBe('motor'));
  const [early, late] = [calls.find(({ query }) => query === 'mo'), calls.at(-1)];
  expect(early?.signal.aborted).toBe(true);
  late?.answer([{ title: 'motor price' }]);
  await expect.element(page.getByRole('option', { name: 'motor price' })).toBeVisible();
  early?.answer([{ title: 'mobile' }]);
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expect.element(page.getByRole('option', { name: 'motor price' })).toBeVisible();
  await expect.element(page.getByRole('option', { name: 'mobile' })).not.toBeInTheDocument();
});

test('arrow keys move, Enter opens the suggestion in a new window with noopener', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const source = async () => [
    { title: 'First', url: 'https://example.com/1' },
    { title: 'Second', url: 'https://example.com/2' },
  ];
  drawn = await draw(<SearchBox source={source} delay={0} />);
  await input.fill('x');
  await expect.element(page.getByRole('option', { name: 'Second' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(page.getByRole('option', { name: 'Second' })).toHaveAttribute('aria-selected', 'true');
  const active = document.getElementById(input.element().getAttribute('aria-activedescendant') ?? '');
  expect(active?.textContent).toBe('Second');
  await userEvent.keyboard('{Enter}');
  expect(open).toHaveBeenCalledWith('https://example.com/2', '_blank', 'noopener,noreferrer');
});

test('a suggestion without a usable address searches its words with the configured engine', async () => {
  const onVisit = vi.fn();
  const source = async () => [{ title: 'a & b', url: 'javascript:alert(1)' }];
  const engine = { name: 'Own', url: 'https://search.example/?q={query}' };
  drawn = await draw(<SearchBox source={source} delay={0} engine={engine} onVisit={onVisit} />);
  await input.fill('x');
  await page.getByRole('option', { name: 'a & b' }).click();
  expect(onVisit).toHaveBeenCalledWith('https://search.example/?q=a%20%26%20b');
});

test.each(compositionOrders)('Enter that ends a composition opens nothing, as %s sends it', async (order) => {
  const onVisit = vi.fn();
  drawn = await draw(<SearchBox onVisit={onVisit} />);
  await input.fill('mo');
  endComposition(input.element(), order);
  endComposition(input.element(), order, 'ArrowDown');
  expect(onVisit).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onVisit).toHaveBeenCalledTimes(1);
});

function type(text: string) {
  const field = input.element() as HTMLInputElement;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
