import type { DefineThemeOptions } from '../define-theme';

export const redBlack = {
  name: 'red-black',
  title: { zh: '红黑', en: 'Red, dark' },
  primary: '#f34d37',
  menu: 'dark',
} as const satisfies DefineThemeOptions;
