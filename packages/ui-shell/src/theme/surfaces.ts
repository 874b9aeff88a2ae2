import { css } from 'styled-components';
import type { ColorToken } from './theme';
import { color, colorProperty } from './tokens';

const remap = (roles: Partial<Record<ColorToken, ColorToken>>) =>
  Object.entries(roles)
    .map(([role, source]) => `${colorProperty(role as ColorToken)}: ${color(source)};`)
    .join('\n');

/** Gives nested menu parts the colours of a white surface: the second column, flyouts. */
export const quietMenuSurface = css`
  ${remap({
    menuBackground: 'surface',
    menuSurface: 'surfaceSunken',
    menuText: 'text',
    menuTextMuted: 'textMuted',
    menuTextActive: 'primaryText',
    menuHover: 'surfaceHover',
    menuActive: 'primaryTint',
    menuBorder: 'border',
    menuFocus: 'focus',
  })}
`;

/** Gives nested ordinary parts, such as header tools, the colours of the menu: the top bars of the horizontal and common layouts. */
export const menuToneSurface = css`
  ${remap({
    text: 'menuText',
    textStrong: 'menuText',
    textMuted: 'menuTextMuted',
    primaryText: 'menuText',
    surfaceHover: 'menuHover',
    border: 'menuBorder',
    focus: 'menuFocus',
  })}
`;
