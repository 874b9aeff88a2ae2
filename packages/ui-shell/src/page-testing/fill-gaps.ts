/** Adds the browser APIs that jsdom lacks and the shell uses: no media query matches, no element resizes or scrolls. */
export function fillGaps(): void {
  // A page with this colour gets no style sheet of the console, which jsdom would match against every element.
  if (!window.matchMedia) document.documentElement.style.setProperty('--wb-color-page', 'Canvas');
  window.matchMedia ??= ((media: string) =>
    Object.assign(new EventTarget(), { media, matches: false, onchange: null })) as unknown as typeof window.matchMedia;
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.IntersectionObserver ??= class {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords = () => [];
  };
  globalThis.PerformanceObserver ??= class {
    static readonly supportedEntryTypes = [];
    observe() {}
    disconnect() {}
    takeRecords = () => [];
  };
  globalThis.CSS ??= { supports: () => false, escape: escapeName } as unknown as typeof CSS;
  Element.prototype.scrollTo ??= () => {};
  Element.prototype.scrollIntoView ??= () => {};
}

/** Escapes a name for a selector. */
const escapeName = (name: string) =>
  name.replace(/^\d|(?<=^-)\d|^-$|[^\w-]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `);
