/** How far something is scrolled, in px. */
export interface Scroll {
  /** Child indices from the frame of the page to the element; empty for the shared scroller. */
  readonly path: readonly number[];
  readonly top: number;
  readonly left: number;
}

const isScrolled = ({ scrollTop, scrollLeft }: Element) => scrollTop !== 0 || scrollLeft !== 0;

const pathTo = (element: Element, frame: Element): number[] => {
  const path: number[] = [];
  for (let at: Element | null = element; at && at !== frame; at = at.parentElement)
    path.unshift([...(at.parentElement?.children ?? [])].indexOf(at));
  return path;
};

/** The scroll positions inside of a page, shown or hidden. */
export const scrollsIn = (frame: Element): Scroll[] =>
  [...frame.querySelectorAll('*')].filter(isScrolled).map((element) => ({
    path: pathTo(element, frame),
    top: element.scrollTop,
    left: element.scrollLeft,
  }));

/** The frame in which a page is drawn. */
export const frameOf = (key: string): Element | null => document.querySelector(`[data-page="${CSS.escape(key)}"]`);
