import type { Wording } from '../../locales/define-messages';
import { describePair, uncertifiedPairs } from '../certify-theme';
import { type DefineThemeOptions, defineTheme } from '../define-theme';
import { type Densities, shippedDensities } from '../density';
import { type Measures, shippedMeasures } from '../measures';
import { presets } from '../preset-themes';
import { presetOptions } from '../presets';
import { type FormName, formNames, type Theme, type ThemeColors } from '../theme';
import { DesignTokensError, extensionName, parseFile, refuse, type TokenTree } from './design-token';
import { toFormat } from './foreign/to-format';
import { foreignTokensOf, isOnlyCarried } from './foreign-tokens';
import { readTokenValue } from './read-token-value';
import { createResolve } from './resolve-token';
import { toTokenTree } from './to-token-tree';
import { colorNames, depths, placeOf } from './token-places';
import { isTree, nodeAt, tokensOf } from './token-tree';

/** The contents of a file of design tokens: options for `defineTheme` per theme, densities and the other measures. */
export interface ReadDesignTokens {
  themes: DefineThemeOptions[];
  densities: Densities;
  measures: Measures;
  /** Foreign or differently written parts, which the next export includes unchanged. */
  foreign: TokenTree;
}

/** The same with notes about data that is preserved but not applied. */
export interface ImportedTokens extends ReadDesignTokens {
  notes: string[];
}

/** Values by their place: `radius.large`. */
type Values = ReadonlyMap<string, unknown>;

/**
 * Reads design tokens: the output of `toDesignTokens`, another file of the format, variables of Figma's REST API or sets of Tokens Studio. Missing
 * values stay as shipped. Throws a `DesignTokensError` that names unreadable values and pairs with too little contrast.
 */
export const fromDesignTokens = (text: string): ImportedTokens => refuse(() => readTokens(text));

function readTokens(text: string): ImportedTokens {
  const { tree, sets } = toFormat(group(parseFile(text), 'The file'));
  const tokens = tokensOf(tree);
  if (tokens.length === 0) throw new DesignTokensError('The file holds no design token: a token has a `$value`.');
  const resolve = createResolve(tree, sets);
  const values = new Map<string, unknown>();
  const notes: string[] = [];
  for (const placed of tokens) {
    const place = placeOf(placed);
    const at = placed.path.join('.');
    if (place !== undefined) values.set(place, readTokenValue(placed.token, resolve(placed.token, at), place, at));
    else notes.push(...brokenReference(() => resolve(placed.token, at)));
  }
  const densities = readDensities(values);
  const measures = readMeasures(values);
  const themes = themeNamesOf(tree, values).map((name) => readTheme(name, values, nodeAt(tree, ['theme', name])));
  const all = themes.length > 0 ? themes : [...presetOptions];
  const base = toTokenTree(all.map(defineTheme), densities, measures);
  return {
    themes: all,
    densities,
    measures,
    foreign: foreignTokensOf(tree, base),
    notes: [...notes, ...notApplied(values, base)],
  };
}

/** A foreign token may refer to a library outside of the file. */
function brokenReference(resolve: () => unknown): string[] {
  try {
    resolve();
    return [];
  } catch (error) {
    return [`${(error as Error).message.replace(/\.$/, '')}; the token is kept as it is.`];
  }
}

function notApplied(values: Values, base: TokenTree): string[] {
  return [...values].flatMap(([place, value]) => {
    const token = nodeAt(base, place.split('.'));
    if (!isOnlyCarried(place) || !isTree(token) || readTokenValue(token, token.$value, place) === value) return [];
    return [`${place} is kept but not applied: distances and layers stand in the code.`];
  });
}

const themeNamesOf = (tree: TokenTree, values: Values): string[] => {
  const themeNames = [...values.keys()].flatMap((place) => /^theme\.([^.]+)\./.exec(place)?.[1] ?? []);
  const written = Object.entries(isTree(tree.theme) ? tree.theme : {}).filter(
    ([name, node]) => isTree(node) && (themeNames.includes(name) || formNames.some((form) => isTree(node[form]))),
  );
  return [...new Set([...written.map(([name]) => name), ...themeNames])];
};

function readTheme(name: string, values: Values, node: unknown): DefineThemeOptions {
  const preset = presetOptions.find((each) => each.name === name);
  const { title, menu } = extensionOf(isTree(node) ? node : {}, name, preset);
  const primary = values.get(`theme.${name}.light.primary`) ?? preset?.primary;
  if (typeof primary !== 'string')
    throw new DesignTokensError(`theme.${name}.light.primary is missing: the other colours are derived from it.`);
  const brand = { name, title, menu, primary };
  const derived = refuse(() => defineTheme(brand)).forms;
  const shipped =
    preset?.primary === primary && preset.menu === menu ? presets.find((each) => each.name === name) : undefined;
  const missing = shipped?.forms ?? derived;
  const given = Object.fromEntries(
    formNames.map((form) => [
      form,
      Object.fromEntries(
        colorNames.map((color) => [
          color,
          values.get(`theme.${name}.${form}.${color}`) ?? missing[form][color as keyof ThemeColors],
        ]),
      ),
    ]),
  ) as unknown as Record<FormName, ThemeColors>;
  const changed = (form: FormName): Partial<ThemeColors> =>
    Object.fromEntries(
      Object.entries(given[form]).filter(([token, css]) => derived[form][token as keyof ThemeColors] !== css),
    );
  const { light, ...others } = Object.fromEntries(formNames.map((form) => [form, changed(form)])) as Record<
    FormName,
    Partial<ThemeColors>
  >;
  const forms = Object.fromEntries(Object.entries(others).filter(([, colors]) => Object.keys(colors).length > 0));
  const failing = uncertifiedPairs({ forms: given });
  if (failing.length > 0)
    throw new DesignTokensError(`The theme "${name}" is not readable: ${failing.map(describePair).join('; ')}.`);
  return {
    ...brand,
    ...(Object.keys(light).length > 0 ? { colors: light } : {}),
    ...(Object.keys(forms).length > 0 ? { forms } : {}),
  };
}

/** Targets below which fingers and unsteady hands miss, in px. */
const least: Readonly<Record<string, number>> = { control: 24, row: 24, choice: 24 };

function readDensities(values: Values): Densities {
  return filled(shippedDensities, ['density'], (shipped, path) => {
    const place = path.join('.');
    const px = (values.get(place) ?? shipped) as number;
    const floor = least[path.at(-1) ?? ''] ?? 0;
    if (px < 0) throw new DesignTokensError(`${place} is not a number of px.`);
    if (px < floor) throw new DesignTokensError(`${place} is ${px} px, needs ${floor} px.`);
    return px;
  });
}

function readMeasures(values: Values): Measures {
  return filled(shippedMeasures, [], (shipped, path) => {
    const place = path.join('.');
    const value = values.get(place) ?? shipped;
    if (path[0] === 'text' && (value as number) < 9)
      throw new DesignTokensError(`${place} is ${value} px, needs 9 px to be read.`);
    return value;
  });
}

/** Merges the values of a file over the shipped values of a tree. */
function filled<Tree>(
  shipped: Tree,
  path: readonly string[],
  pick: (value: unknown, path: readonly string[]) => unknown,
): Tree {
  if (path.length === depths[path[0] ?? ''] || !isTree(shipped)) return pick(shipped, path) as Tree;
  return Object.fromEntries(
    Object.entries(shipped).map(([key, value]) => [key, filled(value, [...path, key], pick)]),
  ) as Tree;
}

interface ThemeExtension {
  menu: Theme['menu'];
  title: string | Wording;
}

function extensionOf(theme: TokenTree, name: string, preset?: (typeof presetOptions)[number]): ThemeExtension {
  const extensions = group(theme.$extensions ?? {}, `theme.${name}.$extensions`);
  const { menu = preset?.menu ?? 'dark', title = preset?.title ?? name } = group(
    extensions[extensionName] ?? {},
    `theme.${name}`,
  );
  if (menu !== 'dark' && menu !== 'light' && menu !== 'brand')
    throw new DesignTokensError(`The menu of theme.${name} must be dark, light or brand.`);
  if (typeof title === 'string') return { menu, title };
  const { zh, en } = group(title, `The title of theme.${name}`);
  if (typeof zh !== 'string' || typeof en !== 'string')
    throw new DesignTokensError(`The title of theme.${name} is neither a text nor one in zh and en.`);
  return { menu, title: { zh, en } };
}

function group(value: unknown, place: string): TokenTree {
  if (isTree(value)) return value;
  throw new DesignTokensError(`${place} is missing or not a group of tokens.`);
}
