import { rightToLeft } from '../lib/direction';
import { sheetWaitMs, themeSheetId } from './page-look';
import { lookQueries } from './resolve-look';
import { themeStorageVersion } from './theme-storage';

/** @public */
export interface FirstPaintOptions {
  /** The key given to `createThemeStore`. Default `waybill.theme`. */
  storageKey?: string;
  /** Default `blue-black`. */
  themeName?: string;
  /** Default `light`. */
  scheme?: 'light' | 'dark' | 'system';
  /** Default `system`. */
  contrast?: 'normal' | 'more' | 'system';
  /** Default `default`. */
  density?: 'compact' | 'default' | 'roomy';
  /** Default `none`. */
  background?: string;
  /** Default `zh`. */
  language?: string;
  /** Writing directions of languages whose name does not imply one. Default: empty; `waybillHtml({ config })` reads the settings. Example `{ syr: 'rtl' }`. */
  directions?: Readonly<Record<string, 'ltr' | 'rtl'>>;
  /** `<html lang>` of languages that differs from their names. Default: empty; `waybillHtml({ config })` reads the settings. Example `{ zh: 'zh-CN' }`. */
  htmlLangs?: Readonly<Record<string, string>>;
}

/**
 * The text of an inline script for the top of `<body>` that sets the stored look and language before the first paint.
 * Blocked or broken storage leaves the defaults. Waits for colours 3 s at most. Runs in engines of the last ten
 * years. See docs/start.md. @public
 */
export function firstPaintScript({
  storageKey = 'waybill.theme',
  themeName = 'blue-black',
  scheme = 'light',
  contrast = 'system',
  density = 'default',
  background = 'none',
  language = 'zh',
  directions = {},
  htmlLangs = {},
}: FirstPaintOptions = {}): string {
  const quoted = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
  const { dark, moreContrast } = lookQueries;
  return [
    '!function(){',
    'var s={},h=document.documentElement;',
    `try{var k=JSON.parse(localStorage.getItem(${quoted(storageKey)}));if(k.version===${themeStorageVersion})s=k.settings||s}catch(e){}`,
    'function p(v,o){return v===v+""&&/^[a-z][a-z0-9-]*$/i.test(v)?v:o}',
    'function q(v,m,y){return v==y||v=="system"&&matchMedia(m).matches}',
    `var c=q(p(s.scheme,${quoted(scheme)}),${quoted(dark)},"dark")?"dark":"light"`,
    `,r=q(p(s.contrast,${quoted(contrast)}),${quoted(moreContrast)},"more")`,
    `,t=p(s.themeName,${quoted(themeName)}),n=p(s.density,${quoted(density)});`,
    `h.lang=h.dataset.language=p(s.language,${quoted(language)});`,
    Object.keys(htmlLangs).length > 0
      ? `var m=${quoted(htmlLangs)};if({}.hasOwnProperty.call(m,h.lang))h.lang=m[h.lang];`
      : '',
    `h.dir=${isRightToLeft(directions, quoted)}?"rtl":"ltr";`,
    'h.style.colorScheme=c;',
    'document.body.className+=" vab-theme-"+t+" vab-scheme-"+c',
    '+(r?" vab-contrast-more":"")',
    '+(n=="default"?"":" vab-density-"+n)',
    `+(p(s.background,${quoted(background)})=="vab-background"?" vab-background":"");`,
    fetchColors,
    '}();',
  ].join('');
}

/** Loads the style sheet of all themes if the page lacks the required form. Keeps the page transparent, not hidden, so that a field can take focus. */
const fetchColors = [
  `var l=document.getElementById("${themeSheetId}");`,
  'if(l&&(l.dataset.theme!=t||l.dataset.forms.split(" ").indexOf(c+(r?"More":""))<0)){',
  'h.style.opacity=0;',
  `setTimeout(l.onload=function(){h.style.opacity=""},${sheetWaitMs});`,
  'l.onerror=function(){l.removeAttribute("href");l.onload()};',
  'l.rel="stylesheet";l.href=l.dataset.href}',
].join('');

/** The expression in the script for right-to-left languages; a declared direction wins over the one of the name. */
function isRightToLeft(
  directions: Readonly<Record<string, 'ltr' | 'rtl'>>,
  quoted: (value: unknown) => string,
): string {
  const namesOf = (side: string) => Object.keys(directions).filter((name) => directions[name] === side);
  const isByName = `${rightToLeft}.test(h.lang)`;
  const [left, right] = [namesOf('ltr'), namesOf('rtl')];
  const isNotLeft = left.length > 0 ? `${quoted(left)}.indexOf(h.dataset.language)<0&&` : '';
  const isRight = right.length > 0 ? `${quoted(right)}.indexOf(h.dataset.language)>=0||` : '';
  return `${isRight}${isNotLeft}${isByName}`;
}
