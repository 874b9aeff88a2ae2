/** How far something is scrolled, in px. */
export interface Scroll {
  /** Its place below the frame of its page: which child of which; empty for what scrolls the pages. */
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

/** What is scrolled inside of a page, whether it is shown or rests. */
export const scrollsIn = (frame: Element): Scroll[] =>
  [...frame.querySelectorAll('*')].filter(isScrolled).map((element) => ({
    path: pathTo(element, frame),
    top: element.scrollTop,
    left: element.scrollLeft,
  }));

/** The frame in which a page is drawn. */
export const frameOf = (key: string): Element | null => document.querySelector(`[data-page="${CSS.escape(key)}"]`);
