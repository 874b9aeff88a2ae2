import { type Densities, shippedDensities } from '../density';
import { formNames, type Theme, type ThemeColors } from '../theme';
import { toColorToken } from './color-token';

/**
 * Themes with all their forms, and the densities, as text of a file in the Design Tokens Format 2025.10 of the Design Tokens Community Group. The same
 * themes give the same bytes.
 */
export function toDesignTokens(themes: readonly Theme[], densities: Densities = shippedDensities): string {
  const file = {
    theme: Object.fromEntries(themes.map((theme) => [theme.name, themeGroup(theme)])),
    density: Object.fromEntries(
      Object.entries(densities).map(([name, measures]) => [name, { $type: 'dimension', ...sizeTokens(measures) }]),
    ),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

const themeGroup = ({ title, menu, forms }: Theme) => ({
  $extensions: { 'dev.waybill': { title: plainTitle(title), menu } },
  ...Object.fromEntries(formNames.map((form) => [form, { $type: 'color', ...colorTokens(forms[form]) }])),
});

const colorTokens = (colors: ThemeColors) =>
  Object.fromEntries(
    Object.entries(colors)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, css]) => [name, toColorToken(css)]),
  );

const sizeTokens = (measures: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(measures).map(([name, value]) => [name, { $value: { value, unit: 'px' } }]));

/** A title without what `namedMessage` adds to it. */
const plainTitle = (title: Theme['title']) => (typeof title === 'object' && 'texts' in title ? title.texts : title);
