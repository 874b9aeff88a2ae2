import type { Text } from '../../locales/define-messages';
import type { ThemeSettings } from '../../theme/theme-settings';
import { settingsMessages as m } from './messages';

/** The options of each choice in their order; themes bring their titles along. */
export const settingChoices = {
  layout: {
    column: m.layoutColumn,
    comprehensive: m.layoutComprehensive,
    vertical: m.layoutVertical,
    horizontal: m.layoutHorizontal,
    common: m.layoutCommon,
    float: m.layoutFloat,
  },
  scheme: { light: m.schemeLight, dark: m.schemeDark, system: m.schemeSystem },
  contrast: { normal: m.contrastNormal, more: m.contrastMore, system: m.contrastSystem },
  density: { compact: m.densityCompact, default: m.densityDefault, roomy: m.densityRoomy },
  background: { none: m.backgroundNone, 'vab-background': m.backgroundArt },
  columnStyle: { vertical: m.columnVertical, horizontal: m.columnHorizontal, card: m.columnCard, arrow: m.columnArrow },
  tabsBarStyle: { card: m.tabsCard, smart: m.tabsSmart, smooth: m.tabsSmooth },
} as const satisfies { [Name in keyof ThemeSettings]?: Record<ThemeSettings[Name] & string, Text> };
