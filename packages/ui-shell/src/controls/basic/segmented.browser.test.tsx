import { expect, it, onTestFinished } from 'vitest';
import { draw } from '../../../testing/draw';
import { Segmented } from './segmented';

it.each([320, 180, 96])('every choice stands within its box in a place of %d px', async (width) => {
  const options = ['Day', 'Week', 'Month', 'Veröffentlichungszeitraum'].map((label) => ({ value: label, label }));
  const drawn = await draw(
    <div style={{ width }}>
      <Segmented label="Period" value="Week" options={options} onValueChange={() => {}} />
    </div>,
  );
  onTestFinished(drawn.remove);
  const place = (drawn.host.querySelector('div') as HTMLElement).getBoundingClientRect();
  for (const label of drawn.host.querySelectorAll('label')) {
    const box = (label.parentElement as HTMLElement).getBoundingClientRect();
    const segment = (label.querySelector('span') as HTMLElement).getBoundingClientRect();
    expect(box.right).toBeLessThanOrEqual(place.right + 0.5);
    for (const side of ['right', 'bottom'] as const) expect(segment[side]).toBeLessThanOrEqual(box[side] + 0.5);
    expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth + 1);
  }
});
