import { defineTheme } from '../define-theme';
import { shippedDensities } from '../density';
import { layers } from '../layers';
import { shippedMeasures } from '../measures';
import { formNames } from '../theme';
import type { TokenTree } from './design-token';
import { nodeAt, type PlacedToken, packageExtension } from './token-tree';

/** The exported steps of the 4 px grid; the code may use others. */
export const spaceSteps = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12] as const;

/** Names of every colour of a theme. */
export const colorNames: readonly string[] = Object.keys(defineTheme({ name: 'any', primary: '#1890ff' }).colors);

const places: TokenTree = {
  ...shippedMeasures,
  density: shippedDensities,
  space: Object.fromEntries(spaceSteps.map((step) => [String(step), step])),
  layer: Object.fromEntries(layers.map((name) => [name, name])),
};
/** How long the path to a value of each kind is. */
export const depths: Readonly<Record<string, number>> = {
  density: 3,
  text: 2,
  radius: 2,
  shadow: 3,
  motion: 3,
  space: 2,
  layer: 2,
};

/** Whether a path is a place of this package: `theme.ocean.light.text`, `radius.large`. */
export function isTokenPlace(path: readonly string[]): boolean {
  const [kind = '', theme, form, color = ''] = path;
  if (kind === 'theme')
    return (
      path.length === 4 &&
      theme !== undefined &&
      (formNames as readonly unknown[]).includes(form) &&
      colorNames.includes(color)
    );
  return depths[kind] === path.length && nodeAt(places, path) !== undefined;
}

/** Returns the place in this package of a token: from its path, or as an import recorded it. */
export function placeOf({ path, token }: PlacedToken): string | undefined {
  if (isTokenPlace(path)) return path.join('.');
  const { place } = packageExtension(token);
  return typeof place === 'string' && isTokenPlace(place.split('.')) ? place : undefined;
}
