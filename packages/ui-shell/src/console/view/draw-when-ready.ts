import { whenFirstView } from '../features/navigation/router/when-first-view';
import type { ConsoleParts } from '../kernel/console-parts';
import type { Start } from '../kernel/feature';
import { fetchThemes } from './theme-sheets';

/** Draws a console once its first view is known, with its colours and the words of its language: without them the first paint would be another one. */
export const drawWhenReady =
  (draw: (parts: ConsoleParts) => void): Start =>
  (parts) => {
    const themes = fetchThemes(parts);
    const words = parts.words.load(parts.theme.settings.language);
    const pending = themes || words ? Promise.all([themes, words]) : undefined;
    const drawUnlessEnded = () => {
      if (!parts.ended.aborted) draw(parts);
    };
    return whenFirstView(parts.navigation, () => (pending ? void pending.then(drawUnlessEnded) : drawUnlessEnded()));
  };
