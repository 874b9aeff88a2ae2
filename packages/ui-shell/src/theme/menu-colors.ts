import type { BrandColors } from './brand-colors';
import { neutralColors } from './neutral-colors';
import { deepShade, shiftLightness, tint } from './readable-shade';
import type { FormName, Theme, ThemeColors } from './theme';

type MenuColors = Pick<ThemeColors, Extract<keyof ThemeColors, `menu${string}`>>;

/** The colours of the menu for one of its three kinds, in one form of the theme: dark neutral, the colour of surfaces, or the brand itself. */
export function menuColors(kind: Theme['menu'], brand: BrandColors, form: FormName): MenuColors {
  return kinds[kind](brand, form);
}

const dark = (form: FormName) => form.startsWith('dark');
const strong = (form: FormName) => form.endsWith('More');

const kinds: Record<Theme['menu'], (brand: BrandColors, form: FormName) => MenuColors> = {
  dark: ({ primaryFill, onPrimary }, form) => ({
    ...darkGrounds[form],
    menuText: strong(form) ? '#ffffff' : `rgba(255, 255, 255, ${dark(form) ? 0.86 : 0.95})`,
    menuTextMuted: `rgba(255, 255, 255, ${strong(form) ? 0.9 : 0.66})`,
    menuTextActive: onPrimary,
    menuHover: 'rgba(255, 255, 255, 0.08)',
    menuActive: primaryFill,
    menuBorder: `rgba(255, 255, 255, ${strong(form) ? 0.45 : 0.1})`,
    menuFocus: '#ffffff',
  }),
  light: ({ primaryText, primaryTint, focus }, form) => {
    const { surface, surfaceSunken, surfaceHover, text, textMuted, border } = neutralColors[form];
    return {
      menuBackground: surface,
      menuSurface: surfaceSunken,
      menuText: text,
      menuTextMuted: textMuted,
      menuTextActive: primaryText,
      menuHover: surfaceHover,
      menuActive: primaryTint,
      menuBorder: border,
      menuFocus: focus,
    };
  },
  brand: ({ primaryFill, onPrimary }, form) => {
    if (dark(form)) {
      const deep = deepShade(primaryFill, strong(form) ? 0.2 : 0.27);
      return {
        ...onBrand(form),
        menuBackground: `linear-gradient(180deg, ${shiftLightness(deep, -0.03)} 0%, ${deep} 100%)`,
        menuSurface: shiftLightness(deep, -0.05),
        menuTextActive: onPrimary,
        menuActive: primaryFill,
      };
    }
    return {
      ...onBrand(form),
      menuBackground: `linear-gradient(180deg, ${shiftLightness(primaryFill, -0.07)} 0%, ${primaryFill} 100%)`,
      menuSurface: shiftLightness(primaryFill, -0.12),
      menuTextActive: shiftLightness(primaryFill, -0.14),
      menuActive: tint(primaryFill, strong(form) ? 0 : 0.16),
    };
  },
};

const darkGrounds: Record<FormName, Pick<MenuColors, 'menuBackground' | 'menuSurface'>> = {
  light: { menuBackground: '#282c34', menuSurface: '#21252c' },
  dark: { menuBackground: '#15191f', menuSurface: '#0f1216' },
  lightMore: { menuBackground: '#12161c', menuSurface: '#0a0d11' },
  darkMore: { menuBackground: '#07090c', menuSurface: '#000000' },
};

const onBrand = (form: FormName) => ({
  menuText: '#ffffff',
  menuTextMuted: '#ffffff',
  menuHover: 'rgba(0, 20, 60, 0.18)',
  menuBorder: `rgba(255, 255, 255, ${strong(form) ? 0.6 : dark(form) ? 0.12 : 0.22})`,
  menuFocus: '#ffffff',
});
