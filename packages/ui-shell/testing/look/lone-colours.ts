import { contrast } from '../../src/theme/color-math';
import { groundOf, isClear } from './colours-drawn';
import { isSeen, nameElement } from './name-element';
import { withoutMotion } from './without-motion';

/** A state as a DOM attribute, and the attribute's value without the state. */
interface StateAttribute {
  name: string;
  value: string;
  /** If undefined, the attribute is removed. */
  otherwise?: string | undefined;
}

const states: readonly StateAttribute[] = [
  ...['page', 'step', 'true', 'date', 'location'].map((value) => ({ name: 'aria-current', value })),
  { name: 'aria-selected', value: 'true', otherwise: 'false' },
  { name: 'aria-checked', value: 'true', otherwise: 'false' },
  { name: 'aria-pressed', value: 'true', otherwise: 'false' },
  { name: 'data-state', value: 'active', otherwise: 'inactive' },
  { name: 'data-state', value: 'checked', otherwise: 'unchecked' },
  { name: 'data-state', value: 'on', otherwise: 'off' },
  { name: 'data-state', value: 'selected' },
  { name: 'data-state', value: 'unread', otherwise: 'read' },
];

/** Style properties that are visible without colour vision. */
const shapes = [
  'fontWeight',
  'fontStyle',
  'fontSize',
  'textDecorationLine',
  'borderTopWidth',
  'borderBottomWidth',
  'borderInlineStartWidth',
  'borderInlineEndWidth',
  'borderTopStyle',
  'borderBottomStyle',
  'outlineStyle',
  'outlineWidth',
  'transform',
  'translate',
  'scale',
  'rotate',
  'width',
  'height',
  'display',
  'visibility',
  'opacity',
  'content',
  'clipPath',
  'top',
  'bottom',
  'left',
  'right',
  'strokeDasharray',
  'strokeWidth',
] as const;
/** Lines that appear: of no colour at all in one state, of any colour in the other. */
const lines = ['borderTopColor', 'borderBottomColor', 'borderInlineStartColor', 'borderInlineEndColor'] as const;

/**
 * Finds states inside `root` that only a colour shows: a chosen entry, tab, option, row or day, and a field error
 * without text. A contrast of 3:1 between the states counts as visible.
 */
export function loneColours(root: ParentNode): string[] {
  const judged = new Set<Element>();
  return withoutMotion(() => [
    ...wordlessErrors(root),
    ...states.flatMap((state) => coloursOnlyIn(root, state, judged)),
  ]);
}

function coloursOnlyIn(root: ParentNode, { name, value, otherwise }: StateAttribute, judged: Set<Element>): string[] {
  const findings: string[] = [];
  for (const element of root.querySelectorAll(`[${name}="${value}"]`)) {
    // A mark inside shows the state too, and a panel shows it by its presence.
    if (
      !isSeen(element) ||
      element.matches('[role="tabpanel"]') ||
      element.querySelector(':checked, [aria-checked="true"], [data-mark]')
    )
      continue;
    if (judged.has(element)) continue;
    judged.add(element);
    const parts = partsOf(element);
    const before = parts.map(lookOf);
    const after = withoutState(element, { name, value, otherwise }, () => parts.map(lookOf));
    if (before.some((look, index) => look.shape !== after[index]?.shape)) continue;
    const apart = Math.max(...before.map((look, index) => brightnessApart(look, after[index] ?? look)));
    // The attribute has no style: a surrounding part or other markup shows the state.
    if (apart === 1) continue;
    if (apart < 3 || matchMedia('(forced-colors: active)').matches)
      findings.push(`${nameElement(element)} is ${name}="${value}" by its colour alone (${apart.toFixed(1)}:1)`);
  }
  return findings;
}

function withoutState<Seen>(element: Element, { name, value, otherwise }: StateAttribute, look: () => Seen): Seen {
  const others = [...element.attributes].filter((each) => isSameState(each, name));
  if (otherwise === undefined) element.removeAttribute(name);
  else element.setAttribute(name, otherwise);
  for (const { name: other } of others) element.removeAttribute(other);
  try {
    return look();
  } finally {
    element.setAttribute(name, value);
    for (const { name: other, value: was } of others) element.setAttribute(other, was);
  }
}

/** Whether an attribute duplicates the toggled one: Radix sets `data-state` beside ARIA. */
const isSameState = (attribute: Attr, name: string) =>
  attribute.name !== name && states.some((state) => state.name === attribute.name && state.value === attribute.value);

const partsOf = (element: Element): Element[] => [element, ...[...element.querySelectorAll('*')].slice(0, 12)];

interface Look {
  shape: string;
  front: string;
  ground: string;
}

function lookOf(element: Element): Look {
  const { color } = getComputedStyle(element);
  const shape = ['', '::before', '::after'].map((pseudo) => {
    const style = getComputedStyle(element, pseudo);
    if (pseudo && (style.content === 'none' || style.content === 'normal')) return 'none';
    const rings = style.boxShadow === 'none' ? 'flat' : style.boxShadow.replace(/rgba?\([^)]*\)/g, '');
    const ground = pseudo ? (isClear(style.backgroundColor) ? 'clear' : 'filled') : '';
    return [...shapes.map((each) => style[each]), ...lines.map((each) => isClear(style[each])), rings, ground].join(
      '|',
    );
  });
  return { shape: shape.join(' / '), front: color, ground: groundOf(element) };
}

const brightnessApart = (one: Look, other: Look) =>
  Math.max(contrast(one.front, other.front), contrast(one.ground, other.ground));

function wordlessErrors(root: ParentNode): string[] {
  return [...root.querySelectorAll('[aria-invalid="true"]')]
    .filter((field) => isSeen(field) && !saysWhy(field))
    .map((field) => `${nameElement(field)} is wrong, which no words say`);
}

function saysWhy(field: Element): boolean {
  const group = field.closest('fieldset, [role="group"], [role="radiogroup"]');
  return [field, group].some((element) =>
    ['aria-describedby', 'aria-errormessage'].some((attribute) =>
      (element?.getAttribute(attribute) ?? '')
        .split(' ')
        .some((id) => (id ? document.getElementById(id) : null)?.textContent?.trim()),
    ),
  );
}
