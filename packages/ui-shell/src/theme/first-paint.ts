import { themeStorageVersion } from './theme-storage';

export interface FirstPaintOptions {
  /** The key given to `createThemeStore`. Default `waybill.theme`. */
  storageKey?: string;
  /** Default `blue-black`. */
  themeName?: string;
  /** Default `none`. */
  background?: string;
  /** Default `zh`. */
  language?: string;
}

/**
 * The text of a tiny inline script for the top of `<body>`: sets theme class, background class and `<html lang>` from storage before anything
 * is painted, so no wrong theme is ever seen. Storage that is blocked or broken leaves the defaults. Runs in any engine of the last ten years.
 */
export function firstPaintScript({
  storageKey = 'waybill.theme',
  themeName = 'blue-black',
  background = 'none',
  language = 'zh',
}: FirstPaintOptions = {}): string {
  const quoted = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
  return [
    '(function(){',
    `var d=${quoted({ t: themeName, b: background, l: language })},s={};`,
    `try{var k=JSON.parse(localStorage.getItem(${quoted(storageKey)}));if(k&&k.version===${themeStorageVersion}&&k.settings)s=k.settings}catch(e){}`,
    'function p(v,o){return typeof v==="string"&&/^[A-Za-z][A-Za-z0-9-]*$/.test(v)?v:o}',
    'var t=p(s.themeName,d.t),b=p(s.background,d.b);',
    'document.documentElement.lang=p(s.language,d.l);',
    'document.body.className+=" vab-theme-"+t+(b==="vab-background"?" vab-background":"");',
    '})();',
  ].join('');
}
