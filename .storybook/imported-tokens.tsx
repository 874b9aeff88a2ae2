import { useSyncExternalStore } from 'react';
import { defineTheme } from '../packages/ui-shell/src/theme/define-theme';
import { ThemeSheet } from '../packages/ui-shell/src/theme/theme-sheet';
import { fromDesignTokens } from '../packages/ui-shell/src/theme/tokens-file/from-design-tokens';

const place = 'waybill.workshop.tokens';
const changed = 'waybill-tokens';

/** Keeps the text of a tokens file for this tab of the browser; `undefined` brings the shipped themes back. */
export function keepTokens(text: string | undefined): void {
  if (text === undefined) sessionStorage.removeItem(place);
  else sessionStorage.setItem(place, text);
  dispatchEvent(new Event(changed));
}

function follow(listener: () => void): () => void {
  addEventListener(changed, listener);
  return () => removeEventListener(changed, listener);
}

/** The text of the tokens file that was taken in, if one was. */
export function useKeptTokens(): string | null {
  return useSyncExternalStore(follow, () => sessionStorage.getItem(place));
}

/** The themes and measures of the tokens file that was taken in, in the place of the shipped ones of the same name. */
export function ImportedTokens() {
  const text = useKeptTokens();
  if (text === null) return null;
  const { themes, densities, measures } = fromDesignTokens(text);
  return <ThemeSheet themes={themes.map(defineTheme)} densities={densities} measures={measures} />;
}
