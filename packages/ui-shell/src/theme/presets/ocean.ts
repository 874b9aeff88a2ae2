import type { DefineThemeOptions } from '../define-theme';

/**
 * The blue preset. The brand's bar runs from #006cff to #399efd; white text needs a darker end, so it uses the hue of #399efd at the lightness
 * where white reaches 4.5:1.
 */
export const ocean = {
  name: 'ocean',
  title: { zh: '海洋', en: 'Ocean' },
  primary: '#1890ff',
  menu: 'brand',
  colors: {
    menuBackground: 'linear-gradient(160deg, #006cff 0%, #0878d0 100%)',
    menuSurface: '#0062e6',
    menuActive: '#d3e9ff',
    menuTextActive: '#0049ad',
  },
} as const satisfies DefineThemeOptions;
