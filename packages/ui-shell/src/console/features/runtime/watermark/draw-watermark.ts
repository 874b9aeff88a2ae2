import { layer } from '../../../../theme/layers';
import { color } from '../../../../theme/tokens';

/** One piece of the pattern, in px; a long name is not cut by the next piece. */
const piece = { width: 420, height: 200 };
/** How long, in ms, a watermark that was taken away or changed stays so. */
const pause = 50;

/** A text over the whole window. */
export interface Watermark {
  say: (text: string) => void;
  remove: () => void;
}

/**
 * Draws a text over the window and onto paper, where it is in nobody's way: pointers pass through, screen readers pass over it. What is removed, hidden
 * or changed by hand comes back at once. That is a hindrance and no protection.
 */
export function drawWatermark(): Watermark {
  let present: SVGSVGElement | undefined;
  let words = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const watch = new MutationObserver((changes) => {
    const touched = changes.some(({ target }) => target !== document.body) || present?.parentNode !== document.body;
    if (touched && timer === undefined) timer = setTimeout(apply, pause);
  });

  const clear = () => {
    watch.disconnect();
    clearTimeout(timer);
    timer = undefined;
    present?.remove();
  };

  function apply() {
    clear();
    present = picture(words);
    document.body.append(present);
    watch.observe(document.body, { childList: true });
    const own = ['style', 'class', 'hidden', 'width', 'height', 'fill', 'viewBox', 'transform'];
    watch.observe(present, {
      attributes: true,
      attributeFilter: own,
      childList: true,
      characterData: true,
      subtree: true,
    });
  }

  return {
    say(text) {
      words = text;
      apply();
    },
    remove: clear,
  };
}

const svg = <Name extends keyof SVGElementTagNameMap>(name: Name, attributes: Record<string, string | number>) => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
};

/** An svg and no background: browsers print backgrounds only when they are told to. */
function picture(text: string): SVGSVGElement {
  const id = `watermark-${Math.random().toString(36).slice(2)}`;
  const root = svg('svg', { 'aria-hidden': 'true', 'data-part': 'watermark', width: '100%', height: '100%' });
  const pattern = svg('pattern', { id, patternUnits: 'userSpaceOnUse', ...piece, patternTransform: 'rotate(-20)' });
  const line = svg('text', { x: 20, y: 80, fill: 'currentColor', 'font-size': 15 });
  line.textContent = text;
  pattern.append(line);
  root.append(pattern, svg('rect', { width: '100%', height: '100%', fill: `url(#${id})` }));
  const style = {
    position: 'fixed',
    inset: '0',
    'z-index': String(layer('watermark')),
    display: 'block',
    visibility: 'visible',
    opacity: '0.12',
    color: color('text'),
    'pointer-events': 'none',
    'user-select': 'none',
  };
  // Importance in the element itself is what no style sheet can outdo.
  for (const [name, value] of Object.entries(style)) root.style.setProperty(name, value, 'important');
  return root;
}
