import type { Wording } from '../../locales/define-messages';
import { sayPair, uncertifiedPairs } from '../certify-theme';
import { type DefineThemeOptions, defineTheme } from '../define-theme';
import { type Densities, shippedDensities } from '../density';
import { type FormName, formNames, type Theme, type ThemeColors } from '../theme';
import { fromColorToken } from './color-token';
import { DesignTokensError } from './design-token';

/** What a file of design tokens says: options for `defineTheme`, one of each theme, and the densities. */
export interface ReadDesignTokens {
  themes: DefineThemeOptions[];
  densities: Densities;
}

/**
 * Reads a file that `toDesignTokens` wrote and a designer changed; only the changed colours are applied. Throws a `DesignTokensError` that names
 * unreadable values and each pair that is no longer readable.
 */
export function fromDesignTokens(text: string): ReadDesignTokens {
  const file = group(parse(text), 'The file');
  const themes = Object.entries(group(file.theme, 'theme')).map(([name, theme]) => readTheme(name, theme));
  return { themes, densities: readDensities(file.density) };
}

function readTheme(name: string, value: unknown): DefineThemeOptions {
  const theme = group(value, `theme.${name}`);
  const { title, menu } = extensionOf(theme, name);
  const given = Object.fromEntries(
    formNames.map((form) => [form, readColors(theme[form], `theme.${name}.${form}`)]),
  ) as Record<FormName, ThemeColors>;
  const brand = { name, title, menu, primary: given.light.primary };
  const derived = refuse(() => defineTheme(brand)).forms;
  const changed = (form: FormName): Partial<ThemeColors> =>
    Object.fromEntries(
      Object.entries(given[form]).filter(([token, css]) => derived[form][token as keyof ThemeColors] !== css),
    );
  const { light, ...others } = Object.fromEntries(formNames.map((form) => [form, changed(form)])) as Record<
    FormName,
    Partial<ThemeColors>
  >;
  const forms = Object.fromEntries(Object.entries(others).filter(([, colors]) => Object.keys(colors).length > 0));
  const options = {
    ...brand,
    ...(Object.keys(light).length > 0 ? { colors: light } : {}),
    ...(Object.keys(forms).length > 0 ? { forms } : {}),
  };
  const failing = uncertifiedPairs({ forms: given });
  if (failing.length > 0)
    throw new DesignTokensError(`The theme "${name}" is not readable: ${failing.map(sayPair).join('; ')}.`);
  return options;
}

function readColors(value: unknown, place: string): ThemeColors {
  const tokens = group(value, place);
  const known = Object.keys(shippedColors()) as (keyof ThemeColors)[];
  const strange = Object.keys(tokens).find(
    (name) => !name.startsWith('$') && !known.includes(name as keyof ThemeColors),
  );
  if (strange) throw new DesignTokensError(`${place}.${strange} is no colour of a theme.`);
  return Object.fromEntries(known.map((name) => [name, fromColorToken(tokens[name], `${place}.${name}`)])) as Record<
    keyof ThemeColors,
    string
  >;
}

const shippedColors = () => defineTheme({ name: 'any', primary: '#1890ff' }).colors;

/** Targets below which fingers and unsteady hands miss, in px. */
const least = { control: 24, row: 24, choice: 24 } as const;

function readDensities(value: unknown): Densities {
  const densities = group(value, 'density');
  return Object.fromEntries(
    Object.entries(shippedDensities).map(([name, measures]) => {
      const tokens = group(densities[name], `density.${name}`);
      const read = Object.keys(measures).map((measure) => {
        const place = `density.${name}.${measure}`;
        const { value: px, unit } = group(group(tokens[measure], place).$value, place);
        if (typeof px !== 'number' || !Number.isFinite(px) || px < 0 || unit !== 'px')
          throw new DesignTokensError(`${place} is not a number of px.`);
        const floor = Object.hasOwn(least, measure) ? least[measure as keyof typeof least] : 0;
        if (px < floor) throw new DesignTokensError(`${place} is ${px} px, needs ${floor} px.`);
        return [measure, px];
      });
      return [name, Object.fromEntries(read)];
    }),
  ) as Densities;
}

interface ThemeExtension {
  menu: Theme['menu'];
  title: string | Wording;
}

function extensionOf(theme: Record<string, unknown>, name: string): ThemeExtension {
  const own = group(group(theme.$extensions ?? {}, `theme.${name}.$extensions`)['dev.waybill'] ?? {}, `theme.${name}`);
  const { menu = 'dark', title = name } = own;
  if (menu !== 'dark' && menu !== 'light' && menu !== 'brand')
    throw new DesignTokensError(`The menu of theme.${name} is none of dark, light, brand.`);
  if (typeof title === 'string') return { menu, title };
  const { zh, en } = group(title, `The title of theme.${name}`);
  if (typeof zh !== 'string' || typeof en !== 'string')
    throw new DesignTokensError(`The title of theme.${name} is neither a text nor one in zh and en.`);
  return { menu, title: { zh, en } };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new DesignTokensError('The file is not JSON.', { cause });
  }
}

function group(value: unknown, place: string): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new DesignTokensError(`${place} is missing or not a group of tokens.`);
}

function refuse<Value>(make: () => Value): Value {
  try {
    return make();
  } catch (cause) {
    throw new DesignTokensError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
