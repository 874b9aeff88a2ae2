import type { StoragePlace } from './guarded-store';

/** A cookie of this host, for all its paths; `Secure` if the page itself is. It must be readable by script: the token is sent in a header. */
export function cookiePlace(name: string, maxAge?: number, page: { cookie: string } = window.document): StoragePlace {
  const key = encodeURIComponent(name);
  // The Cookie Store API is asynchronous and missing on plain-http hosts, so it is not used.
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
      // Plain-http hosts and older engines have no cookie events: there the session gets messages, and reads the cookie when the page is shown and before each call.
      const jar = cookieStoreOf(window);
      const handleChange = ({ changed, deleted }: CookieChangeEvent) => {
        if ([...changed, ...deleted].some((each) => each.name === key)) listener();
      };
      jar?.addEventListener('change', handleChange);
      return () => jar?.removeEventListener('change', handleChange);
    },
  };
}

/** Accessing the property throws if site data are blocked. */
function cookieStoreOf(page: { cookieStore?: CookieStore }): CookieStore | undefined {
  try {
    return page.cookieStore;
  } catch {
    return undefined;
  }
}
