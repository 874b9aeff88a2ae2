import { createGlobalStyle } from 'styled-components';
import type { Theme } from './theme';
import { styleSheetOf } from './theme-css';

/** The style sheet of exactly these themes, in the page. */
export const ThemeSheet = ({ themes }: { themes: readonly Theme[] }) => <Sheet $css={styleSheetOf(themes)} />;

const Sheet = createGlobalStyle<{ $css: string }>`${({ $css }) => $css}`;
