/** Where the console keeps its token; give what its config says. */
export interface TokenPlace {
  /** As in the config. Default `token`. */
  tokenName?: string;
  /** As in the config. Default `local`. */
  tokenStorage?: 'local' | 'session' | 'cookie' | 'memory';
}

/**
 * The text of an inline script that fetches, beside the entry, the code of the screen that comes after it: what people with a token see first, or
 * people without. A guess that proves wrong costs the download; whether a token is valid is not asked here.
 */
export function earlyCodeScript(
  { tokenName = 'token', tokenStorage = 'local' }: TokenPlace,
  addresses: { signedIn: readonly string[]; signedOut: readonly string[] },
): string {
  const look = {
    local: `localStorage.getItem(${quoted(tokenName)})`,
    session: `sessionStorage.getItem(${quoted(tokenName)})`,
    cookie: `("; "+document.cookie).indexOf(${quoted(`; ${encodeURIComponent(tokenName)}=`)})>=0`,
    memory: 'false',
  }[tokenStorage];
  return [
    '(function(){var t=false;',
    `try{t=!!(${look})}catch(e){}`,
    `(t?${quoted(addresses.signedIn)}:${quoted(addresses.signedOut)}).forEach(function(a){`,
    'var l=document.createElement("link");l.rel="modulepreload";l.crossOrigin="";l.href=a;document.head.appendChild(l)',
    '})})();',
  ].join('');
}

const quoted = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
