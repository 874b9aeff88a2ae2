/** The storage of the console's token, as in its config. */
export interface TokenPlace {
  /** As in the config. Default `token`. */
  tokenName?: string;
  /** As in the config. Default `local`. */
  tokenStorage?: 'local' | 'session' | 'cookie' | 'memory';
}

/** A value as a JavaScript literal that cannot end its inline script. */
export const quoted = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The text of an ES5 expression that is true if there is a token, valid or not. False if the storage is blocked. */
export function hasTokenExpression({ tokenName = 'token', tokenStorage = 'local' }: TokenPlace): string {
  if (tokenStorage !== 'cookie') return `!!${storedTokenExpression({ tokenName, tokenStorage })}`;
  return `(function(){try{return ("; "+document.cookie).indexOf(${quoted(`; ${encodeURIComponent(tokenName)}=`)})>=0}catch(e){return false}})()`;
}

/** The text of an ES5 expression: the token in `localStorage` or `sessionStorage`, or null. */
export function storedTokenExpression({ tokenName = 'token', tokenStorage = 'local' }: TokenPlace): string {
  if (tokenStorage !== 'local' && tokenStorage !== 'session') return 'null';
  return `(function(){try{return ${tokenStorage}Storage.getItem(${quoted(tokenName)})}catch(e){return null}})()`;
}
