import type { Motion, ShadowLayer } from '../measures';
import { fromColorValue, toColorValue } from './color-token';
import { DesignTokensError, type TokenTree } from './design-token';
import { referenceIn } from './resolve-token';
import { isTree } from './token-tree';

/** The factors of units; a map, for an object has further names such as `constructor`. */
const lengthUnits = new Map([
  ['', 1],
  ['px', 1],
  ['rem', 16],
]);
const timeUnits = new Map([
  ['', 1],
  ['ms', 1],
  ['s', 1000],
]);

/** A length in px as the format writes it. */
export const toLength = (value: number): TokenTree => ({ value, unit: 'px' });

/** A length in px from `12`, `"12px"`, `"0.75rem"` or `{ value, unit }`. Throws a `DesignTokensError` that names the place. */
export function fromLength(value: unknown, place: string): number {
  const amount = measured(value, lengthUnits);
  if (amount === undefined) throw new DesignTokensError(`${place} is not a number of px.`);
  return amount;
}

/** Writes a shadow as a token; a role becomes a reference to that colour of the first dark theme. */
export const toShadowToken = (layers: readonly ShadowLayer[], themeName: string): TokenTree => ({
  $value: (layers.length > 0 ? layers : [noShadow]).map(({ x, y, blur, spread, color }) => ({
    color: /^\w+$/.test(color) ? `{theme.${themeName}.dark.${color}}` : toColorValue(color),
    offsetX: toLength(x),
    offsetY: toLength(y),
    blur: toLength(blur),
    spread: toLength(spread),
  })),
});

const noShadow: ShadowLayer = { x: 0, y: 0, blur: 0, spread: 0, color: 'rgba(0, 0, 0, 0)' };

/** The layers of a shadow without invisible ones. A reference to a colour of a theme means that role in each theme. */
export function fromShadowToken(token: TokenTree, value: unknown, place: string): ShadowLayer[] {
  const written = listOf(token.$value);
  return listOf(value).flatMap((each, at) => {
    if (!isTree(each)) throw new DesignTokensError(`${place} is not a shadow.`);
    if (each.inset === true || each.type === 'innerShadow')
      throw new DesignTokensError(`${place} has a layer inside, which the shadow of a surface cannot have.`);
    const length = (name: string, short = name) => signed(each[name] ?? each[short] ?? 0, `${place}.${name}`);
    const raw = written[at];
    const role = isTree(raw) ? /^theme\.[^.]+\.\w+\.(\w+)$/.exec(referenceIn(raw.color) ?? '')?.[1] : undefined;
    const layer = {
      x: length('offsetX', 'x'),
      y: length('offsetY', 'y'),
      blur: length('blur'),
      spread: length('spread'),
      color: role ?? fromColorValue(each.color, `${place}.color`),
    };
    return sameLayer(layer, noShadow) ? [] : [layer];
  });
}

const sameLayer = (one: ShadowLayer, other: ShadowLayer) => JSON.stringify(one) === JSON.stringify(other);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** Writes a duration and its curve as two tokens; the duration in ms as a number, since neither Figma nor Style Dictionary supports durations. */
export const toMotionGroup = ({ duration, easing }: Motion): TokenTree => ({
  duration: { $type: 'number', $value: duration, $description: 'In ms' },
  easing: { $type: 'cubicBezier', $value: [...easing] },
});

/** A duration in ms. Throws a `DesignTokensError` that names the place. */
export function fromDuration(value: unknown, place: string): number {
  const duration = measured(value, timeUnits);
  if (duration === undefined || duration < 0) throw new DesignTokensError(`${place} is not a duration in ms.`);
  return duration;
}

/** A curve of four numbers. Throws a `DesignTokensError` that names the place. */
export function fromCurve(value: unknown, place: string): Motion['easing'] {
  const isCurve = Array.isArray(value) && value.length === 4 && value.every(Number.isFinite);
  if (!isCurve || [value[0], value[2]].some((x: number) => x < 0 || x > 1))
    throw new DesignTokensError(`${place} is not four numbers of a cubic Bézier.`);
  return [...value] as unknown as Motion['easing'];
}

function signed(value: unknown, place: string): number {
  if (typeof value === 'string' && value.trim().startsWith('-')) return -fromLength(value.trim().slice(1), place);
  return fromLength(value, place);
}

function measured(value: unknown, units: ReadonlyMap<unknown, number>): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (isTree(value)) {
    const factor = units.get(value.unit);
    return factor !== undefined && typeof value.value === 'number' && Number.isFinite(value.value)
      ? value.value * factor
      : undefined;
  }
  const [, digits, unit = ''] = /^\s*(\d+\.?\d*|\.\d+)\s*([a-z]*)\s*$/.exec(String(value)) ?? [];
  const factor = units.get(unit);
  return digits === undefined || factor === undefined ? undefined : Number(digits) * factor;
}
