import type { DefineThemeOptions } from '../define-theme';

export const greenWhite = {
  name: 'green-white',
  title: { zh: '绿白', en: 'Green, light' },
  primary: '#41b584',
  menu: 'light',
} as const satisfies DefineThemeOptions;
