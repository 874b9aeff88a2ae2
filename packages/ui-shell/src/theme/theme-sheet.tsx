import { createGlobalStyle } from 'styled-components';
import { lentSheet } from './page-look';
import { presets } from './preset-themes';
import type { Theme } from './theme';
import { furtherColorsOf, styleSheetOf } from './theme-css';

/** @public */
export interface ThemeStylesProps {
  /** Default: the seven presets. */
  themes?: readonly Theme[];
}

/** Adds the style sheet of the themes to a page whose index.html lacks it; in index.html, the first paint needs no script. @public */
export const ThemeStyles = ({ themes = presets }: ThemeStylesProps) => <Sheet $css={styleSheetOf(themes)} />;

/** Adds themes to the page's style sheet; a page without one gets a complete sheet, marked so that a second console does not rely on it. */
export const FurtherThemes = ({ themes, isAlone }: { themes: readonly Theme[]; isAlone: boolean }) => (
  <Sheet $css={isAlone ? `${styleSheetOf([...presets, ...themes])}\n:root{${lentSheet}:1}` : furtherColorsOf(themes)} />
);

const Sheet = createGlobalStyle<{ $css: string }>`${({ $css }) => $css}`;
