import { afterEach, expect, test } from 'vitest';
import { draw } from '../../../testing/draw';
import { Button } from './button';
import { TextField } from './text-field';

let drawn: Awaited<ReturnType<typeof draw>>;
afterEach(async () => {
  await drawn.remove();
});

test('controls are of the small size: 32 px high [controls-are-small]', async () => {
  drawn = await draw(
    <>
      <Button>Save</Button>
      <TextField label="Name" value="" onChange={() => {}} />
    </>,
  );
  const heightOf = (part: Element | null | undefined) => (part as HTMLElement | undefined)?.offsetHeight;
  expect(heightOf(drawn.host.querySelector('button'))).toBe(32);
  expect(heightOf(drawn.host.querySelector('input')?.parentElement)).toBe(32);
});
