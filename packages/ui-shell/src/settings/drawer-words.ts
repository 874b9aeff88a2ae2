import { settingsMessages as m } from './messages';

/** The words of every choice of the drawer; a theme that is not listed shows its name. */
export const drawerWords = {
  layout: {
    column: m.layoutColumn,
    comprehensive: m.layoutComprehensive,
    vertical: m.layoutVertical,
    horizontal: m.layoutHorizontal,
    common: m.layoutCommon,
    float: m.layoutFloat,
  },
  background: { none: m.backgroundNone, 'vab-background': m.backgroundArt },
  columnStyle: { vertical: m.columnVertical, horizontal: m.columnHorizontal, card: m.columnCard, arrow: m.columnArrow },
  tabsBarStyle: { card: m.tabsCard, smart: m.tabsSmart, smooth: m.tabsSmooth },
  theme: new Map([
    ['blue-black', m.blueBlack],
    ['blue-white', m.blueWhite],
    ['green-black', m.greenBlack],
    ['green-white', m.greenWhite],
    ['red-black', m.redBlack],
    ['red-white', m.redWhite],
    ['ocean', m.ocean],
  ]),
} as const;

/** The switches of the header's section, in the order of the drawer. */
export const toolSwitches = [
  'showLanguage',
  'showProgressBar',
  'showRefresh',
  'showSearch',
  'showNotice',
  'showFullScreen',
] as const;
