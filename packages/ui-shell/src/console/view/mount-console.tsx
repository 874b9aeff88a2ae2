import { createRoot } from 'react-dom/client';
import { whenFirstView } from '../features/connect/when-first-view';
import type { Start } from '../kernel/feature';
import { ConsoleApp } from './console-app';
import { fetchThemes } from './own-themes';

/** Draws a console in an element once its first view is known. */
export const mountConsole =
  (element: Element): Start =>
  (parts) => {
    const root = createRoot(element);
    const themes = fetchThemes(parts);
    const draw = () => {
      if (!parts.ended.aborted) root.render(<ConsoleApp parts={parts} />);
    };
    const words = parts.words.load(parts.theme.settings.language);
    // Without their colours, and without the words of their language, the first paint would be another one.
    const wanted = themes || words ? Promise.all([themes, words]) : undefined;
    const stopWaiting = whenFirstView(parts.navigation, () => (wanted ? void wanted.then(draw) : draw()));
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
