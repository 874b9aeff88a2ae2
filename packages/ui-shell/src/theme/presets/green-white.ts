import { defineTheme } from '../define-theme';

export const greenWhite = /*#__PURE__*/ defineTheme({ name: 'green-white', primary: '#41b584', menu: 'light' });
