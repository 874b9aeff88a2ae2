/** A key as a browser or React tells of it. @public */
export interface TypedKey {
  readonly keyCode: number;
  readonly isComposing?: boolean;
  readonly nativeEvent?: { readonly isComposing?: boolean };
}

/**
 * Whether a key belongs to a composition (Chinese, Japanese, Korean and others), such as the Enter that takes a word: a field leaves it alone. Chromium
 * and Firefox say so by `isComposing`; WebKit sends it after `compositionend`, when only the key code 229 is left of it. @public
 */
export const isComposingKey = ({ keyCode, isComposing, nativeEvent }: TypedKey): boolean =>
  keyCode === 229 || isComposing === true || nativeEvent?.isComposing === true;
