import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Start } from '../kernel/feature';
import { ConsoleApp } from './console-app';
import { drawWhenReady } from './draw-when-ready';

/** Renders a console into an element with its own React root. */
export const mountConsole =
  (element: Element): Start =>
  (parts) => {
    const root = createRoot(element);
    const stopWaiting = drawWhenReady(() =>
      root.render(
        <StrictMode>
          <ConsoleApp parts={parts} />
        </StrictMode>,
      ),
    )(parts);
    return () => {
      stopWaiting();
      // An effect of the app around the console may call this, and React does not unmount a root while it works on another.
      queueMicrotask(() => root.unmount());
    };
  };

/** The element that a console is mounted in. Throws when it does not exist. */
export function findPlace(place: string | Element): Element {
  const element = typeof place === 'string' ? document.querySelector(place) : place;
  if (!element) throw new Error(`createConsole().mount("${place}") found no such element. Put it into index.html.`);
  return element;
}
