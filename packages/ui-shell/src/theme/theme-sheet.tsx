import { createGlobalStyle } from 'styled-components';
import type { Densities } from './density';
import type { Measures } from './measures';
import type { Theme } from './theme';
import { furtherThemesSheetOf, styleSheetOf } from './theme-css';

interface ThemeSheetProps {
  themes: readonly Theme[];
  densities?: Densities;
  measures?: Measures;
}

/** The style sheet of exactly these themes, in the page. */
export const ThemeSheet = ({ themes, densities, measures }: ThemeSheetProps) => (
  <Sheet $css={styleSheetOf(themes, densities, measures)} />
);

/** These themes, beside those that the page's own style sheet has. */
export const FurtherThemes = ({ themes }: { themes: readonly Theme[] }) => (
  <Sheet $css={furtherThemesSheetOf(themes)} />
);

const Sheet = createGlobalStyle<{ $css: string }>`${({ $css }) => $css}`;
