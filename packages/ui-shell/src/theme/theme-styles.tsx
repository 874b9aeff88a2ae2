import { presets } from './preset-themes';
import type { Theme } from './theme';
import { ThemeSheet } from './theme-sheet';

/** @public */
export interface ThemeStylesProps {
  /** Default: the seven presets. */
  themes?: readonly Theme[];
}

/**
 * Puts the style sheet of the themes into the page, for pages whose index.html does not carry it already. Where it does,
 * this is not needed and the first paint is right without script. @public
 */
export function ThemeStyles({ themes = presets }: ThemeStylesProps) {
  return <ThemeSheet themes={themes} />;
}
