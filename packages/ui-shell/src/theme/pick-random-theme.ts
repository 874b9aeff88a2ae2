import { themeNames } from './presets';
import { backgroundNames, columnStyles, layoutNames, type ThemeSettings, tabsBarStyles } from './theme-settings';

type Picked = Pick<ThemeSettings, 'layout' | 'themeName' | 'background' | 'columnStyle' | 'tabsBarStyle'>;

/** A random look in which layout, theme, column style and tab style all differ from the current ones. `random` returns 0 (inclusive) to 1. */
export function pickRandomTheme(
  present: Picked,
  furtherThemes: readonly string[] = [],
  random: () => number = Math.random,
): Picked {
  const pick = <Name extends string>(names: readonly Name[], current?: string): Name => {
    const others = names.filter((name) => name !== current);
    return others[Math.floor(random() * others.length)] as Name;
  };
  return {
    layout: pick(layoutNames, present.layout),
    themeName: pick<string>([...themeNames, ...furtherThemes], present.themeName),
    background: pick(backgroundNames),
    columnStyle: pick(columnStyles, present.columnStyle),
    tabsBarStyle: pick(tabsBarStyles, present.tabsBarStyle),
  };
}
