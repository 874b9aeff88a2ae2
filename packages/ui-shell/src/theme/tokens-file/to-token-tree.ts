import type { Densities } from '../density';
import { layer, layers } from '../layers';
import type { Measures } from '../measures';
import { formNames, type Theme, type ThemeColors } from '../theme';
import { toColorToken } from './color-token';
import { extensionName, type TokenTree } from './design-token';
import { toLength, toMotionGroup, toShadowToken } from './measure-token';
import { spaceSteps } from './token-places';

/** Returns all tokens of this package, in the Design Tokens Format 2025.10. Equal values give equal trees. */
export function toTokenTree(themes: readonly Theme[], densities: Densities, measures: Measures): TokenTree {
  const { text, radius, shadow, motion } = measures;
  const [first] = themes;
  return {
    theme: each(Object.fromEntries(themes.map((theme) => [theme.name, theme])), themeGroup),
    density: each(densities, lengths),
    text: lengths(text),
    space: lengths(Object.fromEntries(spaceSteps.map((step) => [String(step), step * 4]))),
    radius: lengths(radius),
    shadow: each(shadow, (kinds) => ({
      $type: 'shadow',
      ...each(kinds, (layersOf) => toShadowToken(layersOf, first?.name ?? '')),
    })),
    motion: each(motion, toMotionGroup),
    layer: { $type: 'number', ...Object.fromEntries(layers.map((name) => [name, { $value: layer(name) }])) },
  };
}

const each = <Value>(values: Readonly<Record<string, Value>>, token: (value: Value) => TokenTree): TokenTree =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, token(value)]));

const lengths = (values: Readonly<Record<string, number>>): TokenTree => ({
  $type: 'dimension',
  ...each(values, (value) => ({ $value: toLength(value) })),
});

const themeGroup = ({ title, menu, forms }: Theme): TokenTree => ({
  $extensions: { [extensionName]: { title: plainTitle(title), menu } },
  ...Object.fromEntries(formNames.map((form) => [form, { $type: 'color', ...colorTokens(forms[form]) }])),
});

const colorTokens = (colors: ThemeColors) =>
  each(Object.fromEntries(Object.entries(colors).sort(([one], [other]) => (one < other ? -1 : 1))), toColorToken);

/** Returns a title without the additions of `namedMessage`. */
const plainTitle = (title: Theme['title']) => (typeof title === 'object' && 'texts' in title ? title.texts : title);
