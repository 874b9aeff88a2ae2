import { useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '../../../testing/draw';
import { DateRangeField } from './date-range-field';
import { type DayRange, noRange } from './day-range';

function Field({ onRange }: { onRange: (range: DayRange) => void }) {
  const [range, setRange] = useState(noRange);
  const change = (next: DayRange) => {
    setRange(next);
    onRange(next);
  };
  return <DateRangeField label="Placed" value={range} onValueChange={change} />;
}

it('on a touch screen both ends are native fields, in order when the focus leaves them', async () => {
  const { matchMedia } = window;
  const touch = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      Object.defineProperty(matchMedia.call(window, query), 'matches', { value: query === '(pointer: coarse)' }),
    );
  onTestFinished(() => touch.mockRestore());
  const onRange = vi.fn();
  onTestFinished((await draw(<Field onRange={onRange} />)).remove);
  const ends = page.getByRole('group', { name: 'Placed' }).element().querySelectorAll('input');
  expect([...ends].map(({ type }) => type)).toEqual(['date', 'date']);
  await expect.element(page.getByRole('button', { name: /calendar/i })).not.toBeInTheDocument();
  await userEvent.fill(ends[0] as Element, '2026-03-09');
  await userEvent.fill(ends[1] as Element, '2026-03-02');
  (ends[1] as HTMLElement).blur();
  await expect.poll(() => onRange.mock.lastCall).toEqual([{ from: '2026-03-02', to: '2026-03-09' }]);
});
