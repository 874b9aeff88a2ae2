import { subscribe } from 'valtio/vanilla';
import { directionOf } from '../lib/direction';
import type { ThemeStore } from './create-theme-store';
import { fetchLook } from './page-look';
import { lookQueries, resolveLook } from './resolve-look';
import { isLookClass, themeClasses } from './theme-classes';

/** @public */
export interface ApplyThemeOptions {
  /** Default: the page's own. */
  document?: Document;
  /** Returns the `<html lang>` of a language, such as `zh-CN` for `zh`. Default: its name. */
  toHtmlLang?: (language: string) => string;
  /** Returns the writing direction of a language. Default: derived from `<html lang>`. */
  toDirection?: (language: string) => 'ltr' | 'rtl' | undefined;
}

const asNamed = (language: string) => language;

/** Updates the classes of the body, and language and colour scheme of `<html>`, from the store and the device, after fetching missing colours (docs/start.md). The returned function ends it. @public */
export function applyTheme(
  store: ThemeStore,
  { document = globalThis.document, toHtmlLang = asNamed, toDirection }: ApplyThemeOptions = {},
): () => void {
  const { body, documentElement } = document;
  const queries = Object.values(lookQueries).map((query) => matchMedia(query));
  let ended = false;
  const paint = () => {
    if (ended) return;
    const look = resolveLook(store.settings);
    const classes = themeClasses({ ...store.settings, ...look });
    const gone = [...body.classList].filter((name) => isLookClass(name) && !classes.includes(name));
    if (gone.length > 0) body.classList.remove(...gone);
    if (classes.some((name) => !body.classList.contains(name))) body.classList.add(...classes);
    if (documentElement.style.colorScheme !== look.scheme) documentElement.style.colorScheme = look.scheme;
    const { language } = store.settings;
    const lang = toHtmlLang(language);
    if (documentElement.dataset.language !== language) documentElement.dataset.language = language;
    if (documentElement.lang !== lang) documentElement.lang = lang;
    const direction = toDirection?.(language) ?? directionOf(lang);
    if (documentElement.dir !== direction) documentElement.dir = direction;
  };
  const apply = () => {
    const colors = fetchLook(store.settings.themeName, resolveLook(store.settings), document);
    if (colors) void colors.then(paint);
    else paint();
  };
  apply();
  const stop = subscribe(store.settings, apply, true);
  for (const query of queries) query.addEventListener('change', apply);
  return () => {
    ended = true;
    stop();
    for (const query of queries) query.removeEventListener('change', apply);
    body.classList.remove('vab-background');
  };
}
