import { defineTheme } from '../define-theme';

export const redWhite = /*#__PURE__*/ defineTheme({ name: 'red-white', primary: '#f34d37', menu: 'light' });
