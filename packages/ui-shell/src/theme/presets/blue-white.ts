import type { DefineThemeOptions } from '../define-theme';

export const blueWhite = {
  name: 'blue-white',
  title: { zh: '蓝白', en: 'Blue, light' },
  primary: '#1890ff',
  menu: 'light',
} as const satisfies DefineThemeOptions;
