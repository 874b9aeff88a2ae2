import { type AddressPlace, addressPathExpression } from '../start/address-path';
import { type EarlyProfile, earlyProfile } from '../start/early-profile/early-profile';
import { quoted, storedTokenExpression, type TokenPlace } from '../start/token-place';

/**
 * The text of an inline script that requests the account while the console loads, if a token is stored and the
 * address needs one. The console reuses the response for an equal request (docs/start.md).
 */
export function earlyProfileScript(
  profile: EarlyProfile,
  { openPaths = [], ...place }: TokenPlace & AddressPlace & { readonly openPaths?: readonly string[] },
): string {
  const data = { ...profile, mode: 'same-origin' };
  return [
    '(function(d,token,path){',
    `if(!token||${quoted(openPaths)}.indexOf(path)>=0)return;`,
    'var language=document.documentElement.dataset.language;',
    `for(var name in d.headers)d.headers[name]=d.headers[name].split(${quoted(earlyProfile.token)}).join(token).split(${quoted(earlyProfile.language)}).join(language);`,
    `window[${quoted(earlyProfile.name)}]=d;`,
    `d.response=fetch(d.url,d);d.response.catch(function(){delete window[${quoted(earlyProfile.name)}]})`,
    `})(${quoted(data)},${storedTokenExpression(place)},${addressPathExpression(place)});`,
  ].join('');
}
