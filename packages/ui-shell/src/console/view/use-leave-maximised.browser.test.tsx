import { expect, onTestFinished, test, vi } from 'vitest';
import { draw } from '../../../testing/draw';
import { compositionOrders, endComposition } from '../../../testing/end-composition';
import { useLeaveMaximised } from './use-leave-maximised';

const maximise = vi.fn();

function Field() {
  useLeaveMaximised({ maximise }, true);
  return <input />;
}

test.each(compositionOrders)(
  'Escape that ends a composition leaves the page maximised, in the order of %s [composition-keeps-open]',
  async (order) => {
    maximise.mockClear();
    const drawn = await draw(<Field />);
    onTestFinished(drawn.remove);
    const field = drawn.host.querySelector('input') as HTMLInputElement;
    endComposition(field, order, 'Escape');
    expect(maximise).not.toHaveBeenCalled();
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(maximise).toHaveBeenCalledWith(false);
  },
);
