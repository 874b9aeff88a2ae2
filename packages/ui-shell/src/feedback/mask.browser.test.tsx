import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { draw } from '../../testing/draw';
import { whenStill } from '../../testing/when-still';
import { useUnsaved } from '../shell/cached-pages/use-unsaved';
import { Dialog } from './dialog';
import { Drawer } from './drawer';

let drawn: Awaited<ReturnType<typeof draw>>;
afterEach(() => drawn.remove());

function Remark() {
  useUnsaved(true);
  return <input aria-label="Remark" />;
}

const panel = () => document.querySelector<HTMLElement>('[role="dialog"]') as HTMLElement;
const mask = () => panel().previousElementSibling as HTMLElement;
const question = () => document.querySelector('[role="alertdialog"]');

/** A whole press in one task, as quick as a queue of waiting input is worked off. */
function press(from: Element, to = from) {
  const bubbles = { bubbles: true, cancelable: true, button: 0 };
  from.dispatchEvent(new PointerEvent('pointerdown', bubbles));
  from.dispatchEvent(new MouseEvent('mousedown', bubbles));
  to.dispatchEvent(new PointerEvent('pointerup', bubbles));
  to.dispatchEvent(new MouseEvent('mouseup', bubbles));
  (from === to ? to : document.body).dispatchEvent(new MouseEvent('click', bubbles));
}

describe.each([
  ['dialog', Dialog],
  ['drawer', Drawer],
])('the mask of a %s', (_, Layer) => {
  const onOpenChange = vi.fn();
  const open = async (body = <Remark />) => {
    onOpenChange.mockClear();
    drawn = await draw(
      <Layer open onOpenChange={onOpenChange} title="Remark of the order">
        {body}
      </Layer>,
    );
  };

  test('closes when it is pressed', async () => {
    await open(<input aria-label="Remark" />);
    press(mask());
    await vi.waitFor(() => expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false));
  });

  test('asks again at the moment when a question was answered', async () => {
    await open();
    press(mask());
    await vi.waitFor(() => expect(question()).not.toBeNull());
    question()?.querySelector('button')?.click();
    await Promise.resolve();
    expect(question()).toBeNull();
    press(mask());
    await vi.waitFor(() => expect(question()).not.toBeNull());
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  test('leaves the focus in the field, also after the question', async () => {
    await open();
    // A drawer slides in, and a press would miss a field that moves.
    await whenStill();
    const field = panel().querySelector('input') as HTMLElement;
    await userEvent.click(field);
    await userEvent.click(mask(), { position: { x: 2, y: 2 } });
    await vi.waitFor(() => expect(question()?.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(document.activeElement).toBe(field));
  });

  test('is not pressed by a selection of text that ends on it', async () => {
    await open(<p>Handle with care</p>);
    press(panel().querySelector('p') as Element, mask());
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  test('is not pressed by a press on an element above it', async () => {
    await open(<input aria-label="Remark" />);
    press(drawn.host.appendChild(document.createElement('button')));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(onOpenChange).not.toHaveBeenCalled();
  });
});
