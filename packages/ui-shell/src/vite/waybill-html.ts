import { oldBrowserScript } from '../error-pages/old-browser';
import { type FirstPaintOptions, firstPaintScript } from '../theme/first-paint';
import { presets } from '../theme/presets';
import type { Theme } from '../theme/theme';
import { themeStyleSheet } from '../theme/theme-style-sheet';
import { type Build, earlyCode, firstScreens } from './early-code';
import { earlyCodeScript, type TokenPlace } from './early-code-script';

/** What is fetched beside the page's entry instead of after it. Modules are named by the end of their path, without extension. */
export interface EarlyCodeOptions extends TokenPlace {
  /** The first screen of people without a token. Default: the login page that the console brings along. */
  signedOut?: readonly string[];
  /** The first screen of people with one. Default: the shell around all pages. */
  signedIn?: readonly string[];
}

export interface WaybillHtmlOptions {
  /** Themes in the page's style sheet. Default: the seven presets. */
  themes?: readonly Theme[];
  /** What the first paint assumes and which storage key it reads; give it what the console's config says. */
  firstPaint?: FirstPaintOptions;
  /** Code of the first screen; `false` fetches none early. Give it the token's name and place where the console's config changes them. */
  earlyCode?: EarlyCodeOptions | false;
  /** The text that the server replaces by a fresh nonce in each response. Default `__CSP_NONCE__`. */
  nonce?: string;
}

interface HtmlTag {
  tag: string;
  attrs: Record<string, string>;
  children: string;
  injectTo: 'head-prepend' | 'body-prepend' | 'head';
}

/** The part of a Vite plugin that is used here; Vite itself is not a dependency. */
export interface HtmlPlugin {
  name: string;
  config: () => { html: { cspNonce: string } };
  configResolved: (config: { base: string }) => void;
  transformIndexHtml: { order: 'post'; handler: (html: string, context: { bundle?: Build | undefined }) => HtmlTag[] };
}

/**
 * Vite plugin that gives index.html what must be there before any script runs: the nonce for styles made at runtime, the themes' style sheet,
 * the script that sets the theme before the first paint, the one that warns in browsers that are too old, and in builds the one that fetches the
 * first screen's code beside the entry.
 */
export function waybillHtml({
  themes = presets,
  firstPaint,
  earlyCode: early = {},
  nonce = '__CSP_NONCE__',
}: WaybillHtmlOptions = {}): HtmlPlugin {
  const attrs = { nonce };
  let base = '/';

  const earlyTags = (build: Build | undefined): HtmlTag[] => {
    if (!early || !build) return [];
    const { signedOut, signedIn } = { ...firstScreens, ...early };
    const addresses = (modules: readonly string[]) => earlyCode(build, modules).map((file) => base + file);
    const children = earlyCodeScript(early, { signedOut: addresses(signedOut), signedIn: addresses(signedIn) });
    return [{ tag: 'script', attrs, children, injectTo: 'head' }];
  };

  return {
    name: 'waybill-html',
    config: () => ({ html: { cspNonce: nonce } }),
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => [
        {
          tag: 'script',
          attrs,
          children: `window.__webpack_nonce__=${JSON.stringify(nonce)}`,
          injectTo: 'head-prepend',
        },
        { tag: 'style', attrs, children: themeStyleSheet(themes), injectTo: 'head-prepend' },
        ...earlyTags(bundle),
        { tag: 'script', attrs, children: firstPaintScript(firstPaint), injectTo: 'body-prepend' },
        { tag: 'script', attrs, children: oldBrowserScript(), injectTo: 'body-prepend' },
      ],
    },
  };
}
