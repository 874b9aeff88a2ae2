import { createGlobalStyle } from 'styled-components';
import type { Densities } from './density';
import type { Measures } from './measures';
import { lentSheet } from './page-look';
import { presets } from './preset-themes';
import type { Theme } from './theme';
import { furtherColorsOf, styleSheetOf } from './theme-css';

interface ThemeSheetProps {
  themes: readonly Theme[];
  densities?: Densities;
  measures?: Measures;
}

/** The style sheet of exactly these themes, in the page. */
export const ThemeSheet = ({ themes, densities, measures }: ThemeSheetProps) => (
  <Sheet $css={styleSheetOf(themes, densities, measures)} />
);

/** These themes beside those of the page's own style sheet; a page without one gets a whole sheet, marked so that a second console does not rely on it. */
export const FurtherThemes = ({ themes, isAlone }: { themes: readonly Theme[]; isAlone: boolean }) => (
  <Sheet $css={isAlone ? `${styleSheetOf([...presets, ...themes])}\n:root{${lentSheet}:1}` : furtherColorsOf(themes)} />
);

const Sheet = createGlobalStyle<{ $css: string }>`${({ $css }) => $css}`;
