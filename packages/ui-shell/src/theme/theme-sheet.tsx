import { createGlobalStyle } from 'styled-components';
import type { Theme } from './theme';
import { furtherThemesSheetOf, styleSheetOf } from './theme-css';

/** The style sheet of exactly these themes, in the page. */
export const ThemeSheet = ({ themes }: { themes: readonly Theme[] }) => <Sheet $css={styleSheetOf(themes)} />;

/** These themes, beside those that the page's own style sheet has. */
export const FurtherThemes = ({ themes }: { themes: readonly Theme[] }) => (
  <Sheet $css={furtherThemesSheetOf(themes)} />
);

const Sheet = createGlobalStyle<{ $css: string }>`${({ $css }) => $css}`;
