import { expect, it, onTestFinished, vi } from 'vitest';
import { draw } from '../../../testing/draw';
import { Checkbox as FormCheckbox } from '../../controls/basic/checkbox';
import { schemeClass } from '../../theme/theme-classes';
import { Checkbox } from './checkbox';

const nothing = () => {};

it.each(['light', 'dark'] as const)('the boxes of a table look like those of a form (%s)', async (scheme) => {
  document.body.classList.add(schemeClass(scheme));
  onTestFinished(() => document.body.classList.remove(schemeClass(scheme)));
  for (const state of [{ checked: false }, { checked: true }, { checked: false, mixed: true }]) {
    const drawn = await draw(
      <>
        <Checkbox {...state} label="Row" onChange={nothing} />
        <FormCheckbox {...state} label="Form" onCheckedChange={nothing} />
      </>,
    );
    // The pointer stays from the previous test, and a hovered box has another border.
    drawn.host.style.pointerEvents = 'none';
    const boxes = [...drawn.host.querySelectorAll('input')];
    expect(boxes).toHaveLength(2);
    // Colour transitions may start in different frames.
    await vi.waitFor(() => expect(lookOf(boxes[0])).toEqual(lookOf(boxes[1])));
    expect(lookOf(boxes[0])?.appearance).toBe('none');
    await drawn.remove();
  }
});

function lookOf(box: HTMLInputElement | undefined) {
  if (!box) return undefined;
  const { appearance, width, height, backgroundColor, borderTopColor, borderRadius } = getComputedStyle(box);
  const { transform, backgroundColor: mark } = getComputedStyle(box, '::before');
  return { appearance, width, height, backgroundColor, borderTopColor, borderRadius, transform, mark };
}
