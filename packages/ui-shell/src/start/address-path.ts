import { quoted } from './token-place';

/** The position of a console's addresses, as in its config. */
export interface AddressPlace {
  /** As in the config. Default `hash`. */
  location?: 'hash' | 'history';
  /** As in the config. Default `/`. */
  basePath?: string;
}

/** The text of an ES5 expression: the path that the window's address names, as the console reads it. */
export function addressPathExpression({ location = 'hash', basePath = '/' }: AddressPlace): string {
  const inHash = "(h||'/').split('?')[0]";
  const base = quoted(basePath.replace(/\/+$/, ''));
  const path =
    location === 'hash' ? inHash : `h.charAt(0)!=='/'?location.pathname.slice(${base}.length)||'/':${inHash}`;
  return `(function(h){return ${path}})(location.href.split('#')[1]||'')`;
}
