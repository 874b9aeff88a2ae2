import type { Text } from '../locales/define-messages';
import type { presetOptions } from './presets';

/** The six layouts, in the order in which the drawer offers them. @public */
export const layoutNames = ['column', 'comprehensive', 'vertical', 'horizontal', 'common', 'float'] as const;
/** @public */
export type LayoutName = (typeof layoutNames)[number];

/** A shipped theme, or the name of one made with `defineTheme`. @public */
export type ThemeName = (typeof presetOptions)[number]['name'] | (string & {});

/** The background of the menu. */
export const backgroundNames = ['none', 'vab-background'] as const;
/** @public */
export type BackgroundName = (typeof backgroundNames)[number];

/** How the first column of the column layout draws its entries. */
export const columnStyles = ['vertical', 'horizontal', 'card', 'arrow'] as const;
/** @public */
export type ColumnStyle = (typeof columnStyles)[number];

export const tabsBarStyles = ['card', 'smart', 'smooth'] as const;
/** @public */
export type TabsBarStyle = (typeof tabsBarStyles)[number];

/** Light or dark; `system` follows the device, also while the page is open. */
export const schemeNames = ['light', 'dark', 'system'] as const;
/** @public */
export type SchemeName = (typeof schemeNames)[number];

/** The usual contrast or a stronger one; `system` follows the device. */
export const contrastNames = ['normal', 'more', 'system'] as const;
/** @public */
export type ContrastName = (typeof contrastNames)[number];

/** The density of rows, controls and gaps. Text keeps its size. */
export const densityNames = ['compact', 'default', 'roomy'] as const;
/** @public */
export type DensityName = (typeof densityNames)[number];

/** After how many minutes without input the console is locked. @public */
export const lockTimes = ['never', '5', '15', '30', '60'] as const;
/** @public */
export type LockTime = (typeof lockTimes)[number];

/** `zh`, `en`, or a language the app added. @public */
export type LanguageName = 'zh' | 'en' | (string & {});

/** Name of the switch of a header tool: `showSearch` for the tool `search`. @public */
export type ToolSettingName = `show${string}`;

/** All settings of the shell's look; the names follow the product specification. @public */
export interface ThemeSettings {
  layout: LayoutName;
  themeName: ThemeName;
  /** Default `light`. */
  scheme: SchemeName;
  /** Default `system`. */
  contrast: ContrastName;
  /** Default `default`. */
  density: DensityName;
  background: BackgroundName;
  columnStyle: ColumnStyle;
  fixedHeader: boolean;
  showProgressBar: boolean;
  showTabs: boolean;
  tabsBarStyle: TabsBarStyle;
  showTabsIcon: boolean;
  /** Minutes without input until the windows of the session are covered and require the password. Default `never`. */
  lockAfter: LockTime;
  /** Switches of the header's tools, `show<Id>`; an unset one has the default of its tool. */
  [toolSetting: ToolSettingName]: boolean | undefined;
  /** The side bar is folded; stored at once, without Save. */
  collapse: boolean;
  /** Stored at once, without Save. */
  language: LanguageName;
  /** Address of a picture in place of the shipped logo; empty for the shipped one. */
  logo: string;
  title: Text;
  subTitle: Text;
  /** Further settings of an app, stored and restored with the others. */
  extra: Record<string, unknown>;
}

/** Returns a new literal of the shipped settings: valtio proxies the object itself, so it must not be shared. @public */
export function defaultThemeSettings(): ThemeSettings {
  return {
    layout: 'column',
    themeName: 'blue-black',
    scheme: 'light',
    contrast: 'system',
    density: 'default',
    background: 'none',
    columnStyle: 'card',
    fixedHeader: true,
    showProgressBar: true,
    showTabs: true,
    tabsBarStyle: 'smooth',
    showTabsIcon: true,
    lockAfter: 'never',
    collapse: false,
    language: 'zh',
    logo: '',
    title: '',
    subTitle: '',
    extra: {},
  };
}
