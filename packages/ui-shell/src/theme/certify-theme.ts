import { type CertifiedPair, certifiedPairs } from './certified-pairs';
import { contrast, layOver, luminance } from './color-math';
import { type ColorToken, type FormName, formNames, type Theme, type ThemeColors } from './theme';

/** A pair with too little contrast: the form of the theme, the required and the measured contrast. */
export interface UncertifiedPair extends Omit<CertifiedPair, 'minimum'> {
  form: FormName;
  minimum: number;
  ratio: number;
}

/** Returns the contrast of a pair in a form of a theme: the lowest of all stops of a gradient. Default: the light form. */
export const pairContrast = ({ forms }: Pick<Theme, 'forms'>, pair: CertifiedPair, form: FormName = 'light'): number =>
  measure(forms[form])(pair);

/** Measures pairs of one set of colours. Each colour is read once, since thousands of themes are measured in a row. */
function measure(colors: ThemeColors) {
  const stops = once((name: ColorToken) => stopsOf(colors[name]));
  const opaque = once((name: ColorToken) => stops(name).every((stop) => stop.startsWith('#')));
  const lights = once((name: ColorToken) => stops(name).map(luminance));
  const ratio = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  return ({ front, back, under = 'surface' }: CertifiedPair): number => {
    if (opaque(front) && opaque(back))
      return Math.min(...lights(back).flatMap((ground) => lights(front).map((face) => ratio(face, ground))));
    const grounds = stops(under).flatMap((base) => stops(back).map((over) => layOver(over, base)));
    return Math.min(...grounds.flatMap((ground) => stops(front).map((face) => contrast(face, ground))));
  };
}

function once<Value>(read: (name: ColorToken) => Value): (name: ColorToken) => Value {
  const cached = new Map<ColorToken, Value>();
  return (name) => {
    const present = cached.get(name);
    if (present !== undefined) return present;
    const value = read(name);
    cached.set(name, value);
    return value;
  };
}

/** The contrast that a pair must have in a form: WCAG 2.2 AA, in the stronger forms 7:1 for text and 4.5:1 for graphics. */
export const requiredContrast = ({ minimum: required }: CertifiedPair, form: FormName): number =>
  form.endsWith('More') ? (required === 3 ? 4.5 : 7) : required;

/** The pairs of a theme that miss their contrast in any of its forms; empty for a readable theme. */
export function uncertifiedPairs(theme: Pick<Theme, 'forms'>): UncertifiedPair[] {
  return formNames.flatMap((form) => {
    const contrastOf = measure(theme.forms[form]);
    return certifiedPairs
      .map((pair) => {
        const ratio = Math.floor(contrastOf(pair) * 100) / 100;
        return { ...pair, form, minimum: requiredContrast(pair, form), ratio };
      })
      .filter(({ ratio, minimum }) => ratio < minimum);
  });
}

/** A sentence about a pair that misses its contrast. */
export const describePair = ({ form, front, back, ratio, minimum }: UncertifiedPair): string =>
  `${form === 'light' ? '' : `${form}: `}${front} on ${back} has ${ratio}:1, needs ${minimum}:1`;

/** The colours a value is made of: itself, or the stops of its gradient. */
const stopsOf = (value: string): string[] => value.match(/#[0-9a-f]{3,6}\b|rgba?\([^)]+\)/gi) ?? [value];
