/** What jsdom lacks of a browser, as far as the shell asks for it: no media query holds, nothing changes its size, nothing scrolls. A browser keeps its own. */
export function fillGaps(): void {
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
  Element.prototype.scrollTo ??= () => {};
  Element.prototype.scrollIntoView ??= () => {};
}
