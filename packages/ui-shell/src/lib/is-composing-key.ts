/** The fields of a keyboard event of the browser or of React that show a composition. @public */
export interface TypedKey {
  readonly keyCode: number;
  readonly isComposing?: boolean;
  readonly nativeEvent?: { readonly isComposing?: boolean };
}

/** Whether a key belongs to a composition (Chinese, Japanese, Korean and others), which fields ignore. WebKit sends it after `compositionend` with key code 229. @public */
export const isComposingKey = ({ keyCode, isComposing, nativeEvent }: TypedKey): boolean =>
  keyCode === 229 || isComposing === true || nativeEvent?.isComposing === true;

/** For Radix panels, which receive keys before their fields: an Escape that ends a composition closes nothing. */
export const openWhileComposing = {
  onEscapeKeyDown: (event: KeyboardEvent) => isComposingKey(event) && event.preventDefault(),
};
