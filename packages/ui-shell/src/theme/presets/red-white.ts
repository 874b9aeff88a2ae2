import type { DefineThemeOptions } from '../define-theme';

export const redWhite = {
  name: 'red-white',
  title: { zh: '红白', en: 'Red, light' },
  primary: '#f34d37',
  menu: 'light',
} as const satisfies DefineThemeOptions;
