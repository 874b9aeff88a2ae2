import type { DefineThemeOptions } from '../define-theme';

export const blueBlack = {
  name: 'blue-black',
  title: { zh: '蓝黑', en: 'Blue, dark' },
  primary: '#1890ff',
  menu: 'dark',
} as const satisfies DefineThemeOptions;
