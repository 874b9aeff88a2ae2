import { isSeen, nameElement } from './name-element';

/** In ms; shorter animations are invisible. */
const unseen = 0.01;

/** Finds parts inside `root` that move or fade, for pages with reduced motion. */
export const movingParts = (root: Element): string[] =>
  [root, ...root.querySelectorAll('*')].filter(isSeen).flatMap((element) =>
    ['', '::before', '::after'].flatMap((pseudo) => {
      const { transitionDuration, animationName, animationDuration } = getComputedStyle(element, pseudo);
      const moves = [
        ...(longest(transitionDuration) > unseen ? [`transition of ${transitionDuration}`] : []),
        ...(animationName !== 'none' && longest(animationDuration) > unseen
          ? [`animation of ${animationDuration}`]
          : []),
      ];
      return moves.map((move) => `${nameElement(element)}${pseudo} has a ${move}`);
    }),
  );

const longest = (durations: string) =>
  Math.max(...durations.split(',').map((each) => Number.parseFloat(each) * (each.trim().endsWith('ms') ? 1 : 1000)));
