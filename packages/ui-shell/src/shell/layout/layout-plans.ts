import type { LayoutName } from '../../theme/theme-settings';

/** The arrangement of a layout. */
export interface LayoutPlan {
  /** Left: an app rail with a second column, the whole tree, the children of the chosen top entry, icons only, or nothing. */
  side: 'columns' | 'tree' | 'branch' | 'rail' | 'none';
  sideLogo: boolean;
  headerTone: 'surface' | 'menu';
  headerLogo: boolean;
  headerMenu: 'tabs' | 'whole' | 'none';
  /** Across the whole shell and always fixed, instead of beside the side bar. */
  headerAcross: boolean;
  fold: 'header' | 'tabs' | 'none';
  breadcrumb: boolean;
  contentWidth: 'full' | 'inset';
  /** Whether the artwork of `vab-background` is laid under the menu. */
  artwork: boolean;
}

const plain = {
  sideLogo: true,
  headerTone: 'surface',
  headerLogo: false,
  headerMenu: 'none',
  headerAcross: false,
  fold: 'header',
  breadcrumb: true,
  contentWidth: 'full',
  artwork: true,
} as const;

/** The six layouts as a table. */
export const layoutPlans: Readonly<Record<LayoutName, LayoutPlan>> = {
  column: { ...plain, side: 'columns' },
  comprehensive: { ...plain, side: 'branch', headerMenu: 'tabs', breadcrumb: false },
  vertical: { ...plain, side: 'tree' },
  horizontal: {
    ...plain,
    side: 'none',
    sideLogo: false,
    headerTone: 'menu',
    headerLogo: true,
    headerMenu: 'whole',
    fold: 'none',
    breadcrumb: false,
    contentWidth: 'inset',
    artwork: false,
  },
  common: {
    ...plain,
    side: 'tree',
    sideLogo: false,
    headerTone: 'menu',
    headerLogo: true,
    headerAcross: true,
    fold: 'tabs',
    breadcrumb: false,
  },
  float: { ...plain, side: 'rail', fold: 'none', artwork: false },
};

/** The effective layout: a phone always uses the vertical one. */
export const effectiveLayout = (layout: LayoutName, mobile: boolean): LayoutName => (mobile ? 'vertical' : layout);
