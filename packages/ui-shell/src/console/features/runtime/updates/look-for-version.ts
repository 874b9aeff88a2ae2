/** The result of comparing the server's page. */
export type VersionLook = 'newer' | 'same' | 'unreachable';

export interface LookForVersionOptions {
  /** The address of the page that the window shows. */
  address: string;
  /** The addresses of the scripts in the window's page. */
  scripts: readonly string[];
  fetch: typeof globalThis.fetch;
  /** In ms. Default 5000. */
  timeout?: number;
}

/** Fetches the page past every cache and compares its scripts with the window's. Never rejects. */
export async function lookForVersion(options: LookForVersionOptions): Promise<VersionLook> {
  const { address, scripts, fetch, timeout = 5000 } = options;
  const url = new URL(address);
  url.hash = '';
  // A service worker and other caches know the page without a query.
  url.search = `look=${Date.now()}`;
  try {
    const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(timeout) });
    const page = response.ok ? await response.text() : '';
    // The page of a captive portal or a proxy has no version.
    if (!startsModules.test(page)) return 'unreachable';
    return scripts.some((script) => !page.includes(script)) ? 'newer' : 'same';
  } catch {
    return 'unreachable';
  }
}

/** The scripts that started a window's page. */
export const startScripts = (page: ParentNode): string[] =>
  [...page.querySelectorAll('script[type="module"][src]')].flatMap((script) => script.getAttribute('src') ?? []);

const startsModules = /<script[^>]*type=["']?module/i;
