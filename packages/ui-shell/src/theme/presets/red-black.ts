import { defineTheme } from '../define-theme';

export const redBlack = /*#__PURE__*/ defineTheme({ name: 'red-black', primary: '#f34d37', menu: 'dark' });
