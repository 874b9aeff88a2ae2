/** A node of a file of design tokens: a group, or a token where it has a `$value`. */
export type TokenTree = { [key: string]: unknown };

/** The name under which tokens carry what the format cannot say. */
export const extensionName = 'dev.waybill';

/** A file cannot be read as design tokens of Waybill, or says something that its themes cannot do; the message names the place. */
export class DesignTokensError extends Error {
  override readonly name = 'DesignTokensError';
}
