import type { DefineThemeOptions } from '../define-theme';

export const greenBlack = {
  name: 'green-black',
  title: { zh: '绿黑', en: 'Green, dark' },
  primary: '#41b584',
  menu: 'dark',
} as const satisfies DefineThemeOptions;
