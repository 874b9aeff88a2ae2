import { proxy, useSnapshot } from 'valtio';
import { defineTheme } from '../packages/ui-shell/src/theme/define-theme';
import { themeStyleSheet } from '../packages/ui-shell/src/theme/theme-style-sheet';
import { fromDesignTokens } from '../packages/ui-shell/src/theme/tokens-file/from-design-tokens';

const place = 'waybill.workshop.tokens';
const stored = proxy({ text: sessionStorage.getItem(place) });

/** Stores the text of a tokens file for this browser tab; `null` restores the shipped themes. */
export function keepTokens(text: string | null): void {
  stored.text = text;
  if (text === null) sessionStorage.removeItem(place);
  else sessionStorage.setItem(place, text);
}

/** The text of the imported tokens file, or null. */
export const useKeptTokens = (): string | null => useSnapshot(stored).text;

/** Renders the imported themes and measures over the shipped ones of the same name. */
export function ImportedTokens() {
  const text = useKeptTokens();
  if (text === null) return null;
  const { themes, densities, measures } = fromDesignTokens(text);
  return <style>{themeStyleSheet(themes.map(defineTheme), densities, measures)}</style>;
}
