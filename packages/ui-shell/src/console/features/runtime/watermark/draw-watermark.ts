import { layer } from '../../../../theme/layers';
import { color } from '../../../../theme/tokens';

/** Size of a tile in px, large enough for long names. */
const piece = { width: 420, height: 200 };
/** Delay in ms before a removed or changed watermark is restored. */
const pause = 50;

/** A text over the whole window. */
export interface Watermark {
  say: (text: string) => void;
  remove: () => void;
}

/**
 * Draws a text over the window and onto paper, ignored by pointers and screen readers. A removed, hidden or changed
 * watermark is restored, which is a deterrent, not a protection.
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
    const observed = ['style', 'class', 'hidden', 'width', 'height', 'fill', 'viewBox', 'transform'];
    watch.observe(present, {
      attributes: true,
      attributeFilter: observed,
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

/** An SVG instead of a background, because browsers do not print backgrounds by default. */
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
  // No style sheet can override important inline styles.
  for (const [name, value] of Object.entries(style)) root.style.setProperty(name, value, 'important');
  return root;
}
