/** A node of a file of design tokens: a group, or a token if it has a `$value`. */
export type TokenTree = { [key: string]: unknown };

/** The extension for data that the format cannot express. */
export const extensionName = 'dev.waybill';

/** The file is unreadable as design tokens of Waybill, or its themes are unsupported; the message names the place. */
export class DesignTokensError extends Error {
  override readonly name = 'DesignTokensError';
}

/** Reads something from a file; throws every failure as a `DesignTokensError`. */
export function refuse<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof DesignTokensError) throw cause;
    throw new DesignTokensError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** The deepest nesting of a file; each level of groups and values is a call of the functions that read it. */
const deepest = 64;

/** Reads the text of a file. Throws a `DesignTokensError` if it is no JSON, or nested too deep. */
export function parseFile(text: string): unknown {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch (cause) {
    throw new DesignTokensError('The file is not JSON.', { cause });
  }
  let level = [file];
  for (let depth = 0; depth <= deepest; depth += 1)
    level = level.flatMap((node) => (typeof node === 'object' && node !== null ? Object.values(node) : []));
  if (level.length > 0) throw new DesignTokensError(`The file is nested deeper than ${deepest} levels.`);
  return file;
}
