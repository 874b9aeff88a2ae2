/** A measure that follows the text size of the browser, from its px at the usual 16 px. */
export const toRem = (px: number): string => `${px / 16}rem`;
