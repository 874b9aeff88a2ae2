import { certifiedPairs } from '../../src/theme/certified-pairs';
import { presets } from '../../src/theme/preset-themes';
import { type ColorToken, formNames, type ThemeColors } from '../../src/theme/theme';
import { colorProperty } from '../../src/theme/tokens';
import { isClear } from './colours-drawn';
import { isSeen, nameElement } from './name-element';
import { withoutMotion } from './without-motion';

const tokens = Object.keys(presets[0]?.forms[formNames[0]] ?? {}) as (keyof ThemeColors)[];
const markOf = (index: number) => `rgb(${index + 1}, 3, 7)`;
const tokenOf = new Map(tokens.map((token, index) => [markOf(index), token]));

/** A theme with a distinct colour for every token, so that a rendered colour identifies its token. */
const marks = new CSSStyleSheet();
marks.replaceSync(
  `:root, body { ${tokens.map((token, index) => `${colorProperty(token)}: ${markOf(index)} !important;`).join(' ')} }`,
);

const certified = new Set(certifiedPairs.map(({ front, back }) => `${front} on ${back}`));

/**
 * Finds colour pairs of text and icons inside `root` that are not in `certifiedPairs`, and colours that are no token.
 * Disabled, half faded and artwork elements are ignored.
 */
export function uncertifiedWords(root: Element): string[] {
  return withoutMotion(() => {
    const findings = new Set<string>();
    for (const element of [root, ...root.querySelectorAll('*')]) {
      if (!speaks(element) || !isSeen(element) || isOut(element)) continue;
      const style = getComputedStyle(element);
      const drawn = element.matches('svg')
        ? style.color
        : element.matches('input, textarea') && !hasWords(element)
          ? getComputedStyle(element, '::placeholder').color
          : style.color;
      for (const ground of groundsOf(element)) {
        const pair = `${sayColour(drawn)} on ${sayColour(ground)}`;
        if (!certified.has(pair)) findings.add(`${pair}: ${nameElement(element)}`);
      }
    }
    return [...findings];
  }, marks);
}

const hasWords = (element: Element) => (element as HTMLInputElement).value !== '';

/** Whether an element has direct text or is an icon. */
const speaks = (element: Element): boolean =>
  element.matches(
    'svg.lucide, input:not([type="checkbox"], [type="radio"], [type="file"], [type="range"]), textarea, select',
  ) || [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

const isOut = (element: Element): boolean =>
  isBare(element) ||
  element.closest(
    ':disabled, [aria-disabled="true"], [data-disabled], [inert], [data-menu-art], [data-part="paper"], option, .sb-unstyled',
  ) !== null ||
  [...ancestorsOf(element)].some((each) => Number(getComputedStyle(each).opacity) < 1) ||
  sayColour(getComputedStyle(element).color) === 'textDisabled';

/** Whether an element is a control in the browser's default colours, which examples may contain. */
const isBare = (element: Element) => {
  const control = element.closest('button, input, select, textarea');
  return (
    control !== null && ['rgb(239, 239, 239)', 'rgb(255, 255, 255)'].includes(getComputedStyle(control).backgroundColor)
  );
};

function* ancestorsOf(element: Element): Generator<Element> {
  for (let each: Element | null = element; each; each = each.parentElement) yield each;
}

/** The colours behind an element: one, or the stops of a gradient. */
function groundsOf(element: Element): string[] {
  for (const each of ancestorsOf(element)) {
    for (const pseudo of ['::after', '::before', '']) {
      const style = getComputedStyle(each, pseudo);
      if (pseudo && !liesBehind(style)) continue;
      const stops = [...tokenOf.keys()].filter((mark) => style.backgroundImage.includes(mark));
      if (stops.length > 0) return stops;
      if (!isClear(style.backgroundColor)) return [style.backgroundColor];
    }
  }
  return [markOf(tokens.indexOf('page'))];
}

/** Whether a pseudo-element is a background of its element's content. */
const liesBehind = ({ content, position, zIndex, display }: CSSStyleDeclaration) =>
  content !== 'none' && content !== 'normal' && display !== 'none' && position === 'absolute' && Number(zIndex) < 0;

const sayColour = (color: string): ColorToken | string => tokenOf.get(color) ?? color;
