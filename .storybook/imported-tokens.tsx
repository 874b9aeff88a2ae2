import { proxy, useSnapshot } from 'valtio';
import { defineTheme } from '../packages/ui-shell/src/theme/define-theme';
import { themeStyleSheet } from '../packages/ui-shell/src/theme/theme-style-sheet';
import { fromDesignTokens } from '../packages/ui-shell/src/theme/tokens-file/from-design-tokens';

const place = 'waybill.workshop.tokens';
const kept = proxy({ text: sessionStorage.getItem(place) });

/** Keeps the text of a tokens file for this tab of the browser; `null` brings the shipped themes back. */
export function keepTokens(text: string | null): void {
  kept.text = text;
  if (text === null) sessionStorage.removeItem(place);
  else sessionStorage.setItem(place, text);
}

/** The text of the tokens file that was taken in, if one was. */
export const useKeptTokens = (): string | null => useSnapshot(kept).text;

/** The themes and measures of the tokens file that was taken in, in the place of the shipped ones of the same name. */
export function ImportedTokens() {
  const text = useKeptTokens();
  if (text === null) return null;
  const { themes, densities, measures } = fromDesignTokens(text);
  return <style>{themeStyleSheet(themes.map(defineTheme), densities, measures)}</style>;
}
