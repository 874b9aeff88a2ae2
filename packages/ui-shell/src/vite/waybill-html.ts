import { oldBrowserScript } from '../error-pages/old-browser';
import { type FirstPaintOptions, firstPaintScript } from '../theme/first-paint';
import { presets } from '../theme/presets';
import type { Theme } from '../theme/theme';
import { themeStyleSheet } from '../theme/theme-css';

export interface WaybillHtmlOptions {
  /** Themes in the page's style sheet. Default: the seven presets. */
  themes?: readonly Theme[];
  /** What the first paint assumes and which storage key it reads; give it what the console's config says. */
  firstPaint?: FirstPaintOptions;
  /** The text that the server replaces by a fresh nonce in each response. Default `__CSP_NONCE__`. */
  nonce?: string;
}

interface HtmlTag {
  tag: string;
  attrs: Record<string, string>;
  children: string;
  injectTo: 'head-prepend' | 'body-prepend';
}

/** The part of a Vite plugin that is used here; Vite itself is not a dependency. */
export interface HtmlPlugin {
  name: string;
  config: () => { html: { cspNonce: string } };
  transformIndexHtml: () => HtmlTag[];
}

/**
 * Vite plugin that gives index.html what must be there before any script runs: the nonce for styles made at runtime, the themes' style sheet,
 * the script that sets the theme before the first paint, and the one that warns in browsers that are too old.
 */
export function waybillHtml({
  themes = presets,
  firstPaint,
  nonce = '__CSP_NONCE__',
}: WaybillHtmlOptions = {}): HtmlPlugin {
  const attrs = { nonce };
  return {
    name: 'waybill-html',
    config: () => ({ html: { cspNonce: nonce } }),
    transformIndexHtml: () => [
      { tag: 'script', attrs, children: `window.__webpack_nonce__=${JSON.stringify(nonce)}`, injectTo: 'head-prepend' },
      { tag: 'style', attrs, children: themeStyleSheet(themes), injectTo: 'head-prepend' },
      { tag: 'script', attrs, children: firstPaintScript(firstPaint), injectTo: 'body-prepend' },
      { tag: 'script', attrs, children: oldBrowserScript(), injectTo: 'body-prepend' },
    ],
  };
}
