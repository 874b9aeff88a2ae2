'use client';

import { createGlobalStyle } from 'styled-components';
import { presets } from './presets';
import type { Theme } from './theme';
import { themeStyleSheet } from './theme-css';

export interface ThemeStylesProps {
  /** Default: the seven presets. */
  themes?: readonly Theme[];
}

/**
 * Puts the style sheet of the themes into the page, for pages whose index.html does not carry it already. Where it does,
 * this is not needed and the first paint is right without script.
 */
export function ThemeStyles({ themes = presets }: ThemeStylesProps) {
  return <Sheet $css={themeStyleSheet(themes)} />;
}

const Sheet = createGlobalStyle<{ $css: string }>`${({ $css }) => $css}`;
