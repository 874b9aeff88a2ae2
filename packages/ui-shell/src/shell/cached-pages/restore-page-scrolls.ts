import { frameOf, type Scroll } from './scrolls';

/** Timeout in ms for scrolled content to be rendered again. */
const contentTimeoutMs = 10_000;

const find = (frame: Element, path: readonly number[]): Element | undefined =>
  path.reduce<Element | undefined>((at, place) => at?.children[place], frame);

/** Restores scroll positions of a page as soon as each scroller is long enough. Stops on a scroll or key of the user, on abort, or after 10 s. */
export function restorePageScrolls(
  key: string,
  scrolls: readonly Scroll[],
  scroller: Element | null,
  ended: AbortSignal,
): void {
  const life = new AbortController();
  const give = { signal: life.signal, capture: true, passive: true };
  for (const event of ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const)
    window.addEventListener(event, () => life.abort(), give);
  const until = performance.now() + contentTimeoutMs;

  const step = (waiting: readonly Scroll[]) => {
    if (life.signal.aborted || ended.aborted || performance.now() > until) return life.abort();
    const frame = frameOf(key);
    const isShown = frame?.getAttribute('data-state') === 'shown';
    const left = waiting.filter(({ path, top, left }) => {
      const element = path.length === 0 ? scroller : frame && find(frame, path);
      if (!isShown || !element) return true;
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
      if (scrollHeight - clientHeight < top || scrollWidth - clientWidth < Math.abs(left)) return true;
      element.scrollTo({ top, left, behavior: 'instant' });
      return Math.abs(element.scrollTop - top) > 1 || Math.abs(element.scrollLeft - left) > 1;
    });
    if (left.length > 0) requestAnimationFrame(() => step(left));
    else life.abort();
  };
  step(scrolls);
}
