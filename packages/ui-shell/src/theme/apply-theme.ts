import { subscribe } from 'valtio/vanilla';
import type { ThemeStore } from './create-theme-store';

/** Class of a theme on the body. */
export const themeClass = (themeName: string): string => `vab-theme-${themeName}`;

/**
 * Keeps the body's classes (`vab-theme-<name>`, and the background's unless it is none) and the language of `<html>` in step with the store,
 * in the same tick and without rendering anything. Returns what ends it and takes the background class off.
 */
export function applyTheme(store: ThemeStore, document: Document = globalThis.document): () => void {
  const { body, documentElement } = document;
  let background = 'none';
  const apply = () => {
    const { settings } = store;
    const wanted = themeClass(settings.themeName);
    if (!body.classList.contains(wanted)) {
      for (const name of [...body.classList]) if (name.startsWith('vab-theme-')) body.classList.remove(name);
      body.classList.add(wanted);
    }
    if (background !== settings.background) {
      if (background !== 'none') body.classList.remove(background);
      background = settings.background;
    }
    body.classList.toggle('vab-background', background === 'vab-background');
    if (documentElement.lang !== settings.language) documentElement.lang = settings.language;
  };
  apply();
  const stop = subscribe(store.settings, apply, true);
  return () => {
    stop();
    if (background !== 'none') body.classList.remove(background);
  };
}
