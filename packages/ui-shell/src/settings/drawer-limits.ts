import type { ThemeSettings } from '../theme/theme-settings';

/** Which controls of the drawer have no effect now, and why, as names of the drawer's messages. */
export interface DrawerLimits {
  layout?: 'layoutOnMobile';
  background?: 'backgroundOff';
  columnStyle?: 'columnOff';
  tabsStyle?: 'tabsOff';
  fixedHeader?: 'fixedHeaderOff';
}

/** The limits of the settings in force; on mobile the layout is vertical whatever is set. */
export function drawerLimits(settings: Pick<ThemeSettings, 'layout' | 'showTabs'>, mobile: boolean): DrawerLimits {
  const layout = mobile ? 'vertical' : settings.layout;
  return {
    ...(mobile ? { layout: 'layoutOnMobile' } : {}),
    ...(layout === 'float' || layout === 'horizontal' ? { background: 'backgroundOff' } : {}),
    ...(layout === 'column' ? {} : { columnStyle: 'columnOff' }),
    ...(settings.showTabs ? {} : { tabsStyle: 'tabsOff' }),
    ...(layout === 'common' ? { fixedHeader: 'fixedHeaderOff' } : {}),
  };
}
