import path from 'node:path';
import { oldBrowserScript } from '../shell/error-pages/old-browser';
import type { AddressPlace } from '../start/address-path';
import { earlyLogin, type PrerenderedLogin } from '../start/early-login/early-login';
import { shippedStartMessages } from '../start/messages';
import { settingsMark } from '../start/settings-mark';
import { startWatchScript } from '../start/start-watch-script';
import type { TokenPlace } from '../start/token-place';
import type { Densities } from '../theme/density';
import { type FirstPaintOptions, firstPaintScript } from '../theme/first-paint';
import type { Measures } from '../theme/measures';
import { presets } from '../theme/preset-themes';
import type { Theme } from '../theme/theme';
import { themeStyleSheet } from '../theme/theme-style-sheet';
import { type Build, earlyCode, firstScreens } from './early-code';
import { earlyCodeScript } from './early-code-script';
import { earlyLoginScript } from './early-login-script';
import { earlyProfileScript } from './early-profile-script';
import { type LookOfPage, lookOfPage } from './look-of-page';
import { messageTables } from './message-tables';
import { type Prerendered, prerenderModule, type SourceMessages } from './prerender-module';
import type { AppConfig } from './run-bundled';
import { requireVite } from './vite-version';

/** Modules that load in parallel with the page's entry, named by the end of their path without extension. @public */
export interface EarlyCodeOptions extends TokenPlace {
  /** The first screen without a token. Default: the shipped login page. */
  signedOut?: readonly string[];
  /** The first screen with a token. Default: the shell around all pages. */
  signedIn?: readonly string[];
  /**
   * The landing page of signed-in users; its code loads beside the shell's if the address is its path or empty. Default: `undefined`.
   * Example `{ path: '/index', module: 'pages/home' }`.
   */
  landing?: { path: string; module: string };
}

const formId = `${earlyLogin.id}-form`;

interface BuildConfig extends AppConfig {
  base: string;
  command?: 'build' | 'serve';
  /** Receives the warnings of a build. */
  logger?: { warn: (sentence: string) => void };
}

/** @public */
export interface WaybillHtmlOptions {
  /** The themes to choose from; the page contains the initial theme and a separate file the others. Default: the seven presets and the themes of `config`. */
  themes?: readonly Theme[];
  /** Measures of the densities, such as the output of `ui-shell tokens import`. Default: the shipped ones. */
  densities?: Densities;
  /** Type sizes, radii, shadows and motion, such as the output of `ui-shell tokens import`. Default: the shipped ones. */
  measures?: Measures;
  /** The defaults and the storage key of the first paint, equal to the console's config. Default: builds read them from `config`. */
  firstPaint?: FirstPaintOptions;
  /**
   * The module that exports the console's settings as `config`, relative to the project's root. Builds then fail over a
   * wrong setting or a missing message and put the login form into index.html. Default: `undefined`.
   */
  config?: string;
  /** Preloaded code of the first screen; `false` disables it. Without `config`, pass the token's name and storage if they differ from the defaults. */
  earlyCode?: EarlyCodeOptions | false;
  /** The text that the server replaces by a fresh nonce in each response. Default `__CSP_NONCE__`. */
  nonce?: string;
}

interface HtmlTag {
  tag: string;
  attrs: Record<string, string>;
  children?: string;
  injectTo: 'head-prepend' | 'head' | 'body-prepend';
}

interface Parser {
  parse: (code: string) => unknown;
}

interface Emitter {
  emitFile: (file: { type: 'asset'; name: string; source: string }) => string;
  getFileName: (reference: string) => string;
}

/** The results of a build that its page needs. */
interface Made extends Partial<Prerendered> {
  readonly look: LookOfPage;
  /** Address of the style sheet of all themes. */
  readonly themesFile: string;
  /** Addresses of the login form in the languages that the page does not have. */
  readonly loginFiles: Readonly<Record<string, string>>;
}

/** The part of a Vite plugin that is used here. @public */
export interface HtmlPlugin {
  name: string;
  /** `waybillBuild` reads the landing page here. */
  api: { landing?: EarlyCodeOptions['landing'] };
  config: () => { html: { cspNonce: string } };
  configResolved: (config: BuildConfig) => void;
  transform: (this: Parser, code: string, id: string) => null;
  generateBundle: { order: 'pre'; handler: (this: Emitter) => Promise<void> };
  transformIndexHtml: {
    order: 'post';
    handler: (html: string, context: { bundle?: Build | undefined }) => Promise<{ html: string; tags: HtmlTag[] }>;
  };
}

/**
 * Vite plugin that adds the nonce, the themes' style sheet, the first paint's script and warnings to index.html.
 * Builds also get the start watch, the early requests and the login form. @public
 */
export function waybillHtml({
  themes,
  densities,
  measures,
  firstPaint: assumed,
  config,
  earlyCode: early = {},
  nonce = '__CSP_NONCE__',
}: WaybillHtmlOptions = {}): HtmlPlugin {
  const attrs = { nonce };
  const script = (children: string, injectTo: HtmlTag['injectTo'] = 'body-prepend'): HtmlTag => {
    // Comments and indents of our inline scripts; text in quotes has no line breaks.
    return { tag: 'script', attrs, children: children.replace(/\n\s*(?:\/\/.*\n\s*)*/g, '\n'), injectTo };
  };
  let app: BuildConfig;
  let made: Made | undefined;
  const tables = new Map<string, SourceMessages>();

  const codeTags = (build: Build, place: TokenPlace & AddressPlace): HtmlTag[] => {
    if (!early) return [];
    const { signedOut, signedIn, landing } = { ...firstScreens, ...early };
    const addresses = (modules: readonly string[]) => earlyCode(build, modules).map((file) => app.base + file);
    const children = earlyCodeScript(
      { ...place, ...early },
      {
        signedOut: addresses(signedOut),
        signedIn: addresses(signedIn),
        landing: landing && { path: landing.path, code: landingCode(addresses, landing.module, signedIn) },
      },
    );
    return [script(children)];
  };

  const loginTags = (login: PrerenderedLogin, files: Made['loginFiles']): HtmlTag[] => [
    { tag: 'style', attrs: { ...attrs, id: `${earlyLogin.id}-style` }, children: login.css, injectTo: 'head' },
    {
      tag: 'template',
      attrs: { id: formId },
      children: login.markup[login.language] ?? '',
      injectTo: 'body-prepend',
    },
    script(earlyLoginScript(login, files)),
  ];

  const prerender = async (module: string): Promise<Prerendered> => {
    const prerendered = await prerenderModule(module, app, [...tables.values()].flat());
    const serious = prerendered.gaps.filter((gap) => gap.serious);
    if (serious.length > 0) throw new Error(`waybillHtml: ${serious.map(({ sentence }) => sentence).join('\n')}`);
    for (const { sentence } of prerendered.gaps) app.logger?.warn(`waybillHtml: ${sentence}`);
    return prerendered;
  };

  return {
    name: 'waybill-html',
    api: { landing: early ? early.landing : undefined },
    config: () => {
      requireVite();
      return { html: { cspNonce: nonce } };
    },
    configResolved: (resolved) => {
      app = resolved;
    },
    transform(code, id) {
      const [file = ''] = id.split('?');
      if (
        !config ||
        app.command !== 'build' ||
        !code.includes('defineMessages(') ||
        /[\\/]node_modules[\\/]/.test(file)
      )
        return null;
      const where = path.relative(app.root, file);
      tables.set(
        id,
        messageTables(this.parse(code)).map((table) => ({ ...table, file: where })),
      );
      return null;
    },
    generateBundle: {
      order: 'pre',
      async handler() {
        const emit = (name: string, source: string) =>
          app.base + this.getFileName(this.emitFile({ type: 'asset', name, source }));
        const prerendered = config ? await prerender(config) : undefined;
        const firstPaint = { ...prerendered?.firstPaint, ...assumed };
        const look = lookOfPage(
          themes ?? [...presets, ...(prerendered?.themes ?? [])],
          firstPaint,
          densities,
          measures,
        );
        const { markup = {}, language } = prerendered?.login ?? {};
        const loginFiles = Object.entries(markup)
          .filter(([name]) => name !== language)
          .map(([name, form]) => [name, emit(`login-${name}.htm`, `<template id="${formId}">${form}</template>`)]);
        made = {
          ...prerendered,
          firstPaint,
          look,
          themesFile: emit('themes.css', look.allThemes),
          loginFiles: Object.fromEntries(loginFiles),
        };
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle }) => {
        const { login, profile, firstPaint = assumed, startMessages = shippedStartMessages } = made ?? {};
        const tags: HtmlTag[] = [
          script(`window.__webpack_nonce__=${JSON.stringify(nonce)}`, 'head-prepend'),
          {
            tag: 'style',
            attrs,
            children: made?.look.css ?? themeStyleSheet(themes, densities, measures),
            injectTo: 'head-prepend',
          },
          ...(made
            ? [
                {
                  tag: 'link',
                  attrs: { ...attrs, ...made.look.toAttributes(made.themesFile) },
                  injectTo: 'head-prepend',
                } as const,
              ]
            : []),
          script(firstPaintScript(firstPaint)),
          script(oldBrowserScript()),
          ...(bundle ? [script(startWatchScript(startMessages))] : []),
          ...(bundle && config
            ? [{ tag: 'template', attrs: { id: settingsMark }, children: '', injectTo: 'body-prepend' } as const]
            : []),
          ...(made && login ? loginTags(login, made.loginFiles) : []),
          ...(bundle && login && profile ? [script(earlyProfileScript(profile, login))] : []),
          ...(bundle ? codeTags(bundle, login ?? {}) : []),
        ];
        return { html: login ? withScriptsLast(html) : html, tags };
      },
    },
  };
}

/** The files of the landing page beyond the first screen's. Throws if the build has no such page. */
function landingCode(
  addresses: (modules: readonly string[]) => string[],
  module: string,
  signedIn: readonly string[],
): string[] {
  const code = addresses([module]);
  if (code.length === 0)
    throw new Error(`waybillHtml: no page of the build begins with the module "${module}", which \`landing\` names.`);
  const present = addresses(signedIn);
  return code.filter((address) => !present.includes(address));
}

/** Moves the scripts to the end of the page, so that their downloads do not compete with the page and its form. */
function withScriptsLast(html: string): string {
  const scripts: string[] = [];
  const page = html.replace(
    /[ \t]*<(?:script type="module"[^>]* src=[^>]*><\/script>|link rel="modulepreload"[^>]*>)\n?/g,
    (tag) => {
      scripts.push(tag);
      return '';
    },
  );
  return page.replace(/[ \t]*<\/body>/, (end) => scripts.join('') + end);
}
