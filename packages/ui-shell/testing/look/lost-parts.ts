import { isSeen, nameElement } from './name-element';

/** Parts that may scroll sideways because their edge shows that there is more: tables and rows of tabs. */
const pushedAlong = 'table, [role="table"], [role="grid"], nav, [role="tablist"]';

/** Finds content lost at the current window width: sideways scrolling parts except tables and rows of tabs, and text clipped without an ellipsis. */
export const lostParts = (): string[] =>
  [document.documentElement, ...document.body.querySelectorAll('*')].flatMap((element) => {
    const over = element.scrollWidth - element.clientWidth;
    if (over <= 0 || element.clientWidth <= 1 || element.closest(pushedAlong) || holdsTable(element)) return [];
    const { overflowX, textOverflow, clipPath, position } = getComputedStyle(element);
    const isWindow = element === document.documentElement;
    if (isWindow || overflowX === 'auto' || overflowX === 'scroll')
      return [`${nameElement(element)} can be pushed sideways by ${over} px`];
    const isCut = (overflowX === 'hidden' || overflowX === 'clip') && clipPath === 'none' && position !== 'fixed';
    if (isCut && over > 1 && hasWords(element) && textOverflow !== 'ellipsis' && isSeen(element))
      return [`${nameElement(element)} is cut off by ${over} px`];
    return [];
  });

const holdsTable = (element: Element) =>
  element.querySelector(':scope > :is(table, [role="table"], [role="grid"])') !== null;

const hasWords = (element: Element) =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
