import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** Puts an element into the document at once and gives it another look on demand; `unmount` leaves nothing behind. For tests and measurements. */
export function mount(element: ReactNode) {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const render = (next: ReactNode) => flushSync(() => root.render(next));
  render(element);
  return {
    place,
    render,
    unmount: () => {
      root.unmount();
      place.remove();
    },
  };
}

/** The next frame has been painted. */
export const painted = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
