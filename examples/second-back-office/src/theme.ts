import { defineTheme } from '@waybill/ui-shell';

/** The brand: one colour, from which readable shades for text, fills and menus are derived. */
export const harbourTheme = defineTheme({ name: 'harbour', title: 'Harbour', primary: '#0f766e', menu: 'dark' });
