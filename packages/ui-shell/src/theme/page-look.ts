import { formOf, type Look } from './resolve-look';
import type { FormName } from './theme';
import type { ThemeSettings } from './theme-settings';

/** Id of the `<link>` in index.html to the style sheet of all themes. Its attributes name the theme and the forms that the page contains. */
export const themeSheetId = 'waybill-themes';

/** The custom property that marks a style sheet which a console lends to a page without one. */
export const lentSheet = '--wb-lent';

/** Longest wait of the first paint for that sheet, in ms. */
export const sheetWaitMs = 3000;

/** Attributes of that `<link>`. */
export const sheetAttributes = (href: string, themeName: string, forms: readonly FormName[]) => ({
  id: themeSheetId,
  'data-href': href,
  'data-theme': themeName,
  'data-forms': forms.join(' '),
});

/** The forms of a theme that devices can show with these settings. */
export function reachableForms({ scheme, contrast }: Pick<ThemeSettings, 'scheme' | 'contrast'>): FormName[] {
  const schemes = scheme === 'system' ? (['light', 'dark'] as const) : [scheme];
  const contrasts = contrast === 'system' ? (['normal', 'more'] as const) : [contrast];
  return schemes.flatMap((shown) => contrasts.map((strength) => formOf({ scheme: shown, contrast: strength })));
}

/** Fetches the colours of a look that index.html lacks; resolves when they are there or after 3 s. `undefined` if the page has them or names no sheet. */
export function fetchLook(themeName: string, look: Look, document = globalThis.document): Promise<void> | undefined {
  const { theme, forms = '' } = findLink(document)?.dataset ?? {};
  return theme === themeName && forms.split(' ').includes(formOf(look)) ? undefined : fetchThemeSheet(document);
}

/** Fetches the colours of all themes, as `fetchLook` does; the theme drawer does so before a choice. */
export function fetchThemeSheet(document = globalThis.document): Promise<void> | undefined {
  const link = findLink(document);
  if (!link || link.sheet) return undefined;
  return new Promise((resolve) => {
    setTimeout(resolve, sheetWaitMs);
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener(
      'error',
      () => {
        // Without an address it is requested again with the next look.
        link.removeAttribute('href');
        resolve();
      },
      { once: true },
    );
    if (link.href) return;
    link.rel = 'stylesheet';
    link.href = link.dataset.href ?? '';
  });
}

const findLink = (document: Document) => document.querySelector<HTMLLinkElement>(`link#${themeSheetId}`);
