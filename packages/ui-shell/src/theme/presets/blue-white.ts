import { defineTheme } from '../define-theme';

export const blueWhite = /*#__PURE__*/ defineTheme({ name: 'blue-white', primary: '#1890ff', menu: 'light' });
