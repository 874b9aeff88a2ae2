import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** For tests and measurements: mounts an element synchronously and can change its look; `unmount` removes everything. */
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
