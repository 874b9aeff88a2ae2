import { defineTheme } from '../define-theme';

export const greenBlack = /*#__PURE__*/ defineTheme({ name: 'green-black', primary: '#41b584', menu: 'dark' });
