import { rightToLeft } from './direction';
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
  /** Where lines of a language begin, for languages of which that is not known by their name. Default: none; `waybillHtml({ config })` reads the settings. Example `{ syr: 'rtl' }`. */
  directions?: Readonly<Record<string, 'ltr' | 'rtl'>>;
}

/**
 * The text of a tiny inline script for the top of `<body>`: sets the classes of theme, scheme, contrast, density and background, and language and colour
 * scheme of `<html>`, from storage before anything is painted, so no wrong look is ever seen. Storage that is blocked or broken leaves the defaults.
 * Runs in any engine of the last ten years. @public
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
}: FirstPaintOptions = {}): string {
  const quoted = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
  const { dark, moreContrast } = lookQueries;
  return [
    '!function(){',
    'var s={},h=document.documentElement;',
    `try{var k=JSON.parse(localStorage.getItem(${quoted(storageKey)}));if(k&&k.version===${themeStorageVersion}&&k.settings)s=k.settings}catch(e){}`,
    'function p(v,o){return typeof v=="string"&&/^[a-z][a-z0-9-]*$/i.test(v)?v:o}',
    'function q(v,m,y){return v==y||v=="system"&&matchMedia(m).matches}',
    `var c=q(p(s.scheme,${quoted(scheme)}),${quoted(dark)},"dark")?"dark":"light"`,
    `,n=p(s.density,${quoted(density)});`,
    `h.lang=p(s.language,${quoted(language)});`,
    `if(${isRightToLeft(directions, quoted)})h.dir="rtl";`,
    'h.style.colorScheme=c;',
    `document.body.className+=" vab-theme-"+p(s.themeName,${quoted(themeName)})+" vab-scheme-"+c`,
    `+(q(p(s.contrast,${quoted(contrast)}),${quoted(moreContrast)},"more")?" vab-contrast-more":"")`,
    '+(n=="default"?"":" vab-density-"+n)',
    `+(p(s.background,${quoted(background)})=="vab-background"?" vab-background":"")`,
    '}();',
  ].join('');
}

/** The question in the script whether the page's language begins on the right; what is said of one wins over what its name says. */
function isRightToLeft(
  directions: Readonly<Record<string, 'ltr' | 'rtl'>>,
  quoted: (value: unknown) => string,
): string {
  const namesOf = (side: string) => Object.keys(directions).filter((name) => directions[name] === side);
  const known = `${rightToLeft}.test(h.lang)`;
  const [left, right] = [namesOf('ltr'), namesOf('rtl')];
  const isNotLeft = left.length > 0 ? `${quoted(left)}.indexOf(h.lang)<0&&` : '';
  const isRight = right.length > 0 ? `${quoted(right)}.indexOf(h.lang)>=0||` : '';
  return `${isRight}${isNotLeft}${known}`;
}
