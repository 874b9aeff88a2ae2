import { defineTheme } from '../define-theme';

export const blueBlack = /*#__PURE__*/ defineTheme({ name: 'blue-black', primary: '#1890ff', menu: 'dark' });
