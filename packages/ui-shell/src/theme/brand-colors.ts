import { mix } from './color-math';
import { neutralColors } from './neutral-colors';
import { calm, deepShade, readableShade, shiftLightness, tint } from './readable-shade';
import type { FormName, ThemeColors } from './theme';

/** The colours of a theme that follow its brand, all but the menu's. */
export type BrandColors = Pick<
  ThemeColors,
  Extract<keyof ThemeColors, `primary${string}`> | 'onPrimary' | 'focus' | 'art' | 'artEnd' | 'onArt'
>;

/** The brand's readable shades in one form of a theme: darker on light ground, lighter and calmer on dark ground. */
export const brandColors = (primary: string, form: FormName): BrandColors => forms[form](primary);

const forms: Record<FormName, (primary: string) => BrandColors> = {
  light: (primary) => ({ ...onLight(primary, 'light', 4.55, 3.05), primary }),
  lightMore: (primary) => onLight(primary, 'lightMore', 7.05, 4.55),
  dark: (primary) => {
    const { surfaceHover } = neutralColors.dark;
    // White text needs a dark fill, a dark surface a light one: this fill satisfies both.
    const fill = readableShade(readableShade(primary, ['#ffffff'], 4.55), [surfaceHover], 3.05, 'lighter');
    return { ...onDark(primary, 'dark', fill, 4.55, 3.05), onPrimary: '#ffffff' };
  },
  darkMore: (primary) => {
    const onPrimary = '#05070a';
    const { surfaceHover } = neutralColors.darkMore;
    const fill = readableShade(readableShade(primary, [onPrimary], 7.05, 'lighter'), [surfaceHover], 4.55, 'lighter');
    return { ...onDark(primary, 'darkMore', fill, 7.05, 4.55), onPrimary };
  },
};

function onLight(primary: string, form: 'light' | 'lightMore', text: number, graphic: number): BrandColors {
  const { page, surface, surfaceHover, surfaceSunken, textMuted } = neutralColors[form];
  const primaryTint = readableShade(tint(primary, 0.1), [textMuted], text, 'lighter');
  const onPrimary = '#ffffff';
  const primaryFill = readableShade(primary, [onPrimary], text);
  return {
    ...around(primaryFill),
    primaryText: readableShade(primary, [page, surface, surfaceHover, surfaceSunken, primaryTint], text),
    onPrimary,
    primaryFill,
    primaryFillHover: shiftLightness(primaryFill, -0.04),
    primaryTint,
    focus: readableShade(primary, [page, surface, surfaceHover, primaryTint], graphic),
    art: primaryFill,
    artEnd: shiftLightness(primaryFill, -0.04),
    onArt: '#ffffff',
  };
}

function onDark(
  brand: string,
  form: 'dark' | 'darkMore',
  primaryFill: string,
  text: number,
  graphic: number,
): Omit<BrandColors, 'onPrimary'> {
  const primary = calm(brand, 0.86);
  const { surface, surfaceRaised, surfaceHover } = neutralColors[form];
  const primaryTint = mix(calm(primaryFill, 0.8), surface, form === 'dark' ? 0.2 : 0.16);
  return {
    ...around(readableShade(primary, [surfaceHover], graphic, 'lighter')),
    primaryText: readableShade(primary, [surfaceRaised, surfaceHover, primaryTint], text, 'lighter'),
    primaryFill,
    primaryFillHover: shiftLightness(primaryFill, form === 'dark' ? -0.04 : 0.04),
    primaryTint,
    focus: readableShade(primary, [surfaceHover, primaryTint], graphic, 'lighter'),
    art: deepShade(primaryFill, 0.34),
    artEnd: deepShade(primaryFill, 0.22),
    onArt: '#ffffff',
  };
}

const around = (primary: string) => ({
  primary,
  primaryHover: shiftLightness(primary, 0.05),
  primaryActive: shiftLightness(primary, -0.05),
});
