import type { StoragePlace } from './guarded-store';

/** A cookie of this host, for all its paths; `Secure` wherever the page itself is. It must be readable by script: the token goes into a header. */
export function cookiePlace(name: string, maxAge?: number, page: { cookie: string } = window.document): StoragePlace {
  const key = encodeURIComponent(name);
  // Not the Cookie Store API: it answers later, and plain-http hosts have none.
  const put = (value: string, life: string) => {
    const secure = window.location.protocol === 'https:' ? '; Secure' : '';
    page.cookie = `${key}=${value}; Path=/; SameSite=Lax${life}${secure}`;
  };
  return {
    label: `cookie "${name}"`,
    get() {
      const pair = page.cookie.split('; ').find((each) => each.startsWith(`${key}=`));
      return pair === undefined ? null : decodeURIComponent(pair.slice(key.length + 1));
    },
    set: (value) => put(encodeURIComponent(value), maxAge === undefined ? '' : `; Max-Age=${maxAge}`),
    remove: () => put('', '; Max-Age=0'),
    subscribe(listener) {
      // Plain-http hosts and older engines have none: there the session hears by message, and looks when the page is shown and before each call.
      const jar = cookieStoreOf(window);
      const handleChange = ({ changed, deleted }: CookieChangeEvent) => {
        if ([...changed, ...deleted].some((each) => each.name === key)) listener();
      };
      jar?.addEventListener('change', handleChange);
      return () => jar?.removeEventListener('change', handleChange);
    },
  };
}

/** Merely naming it throws where site data are blocked. */
function cookieStoreOf(page: { cookieStore?: CookieStore }): CookieStore | undefined {
  try {
    return page.cookieStore;
  } catch {
    return undefined;
  }
}
