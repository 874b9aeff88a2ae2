import type { Messages } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** Compiles the texts of a language with Lingui's whole ICU compiler; throws an error that names the id of a malformed text. The package's build runs it once, so that no compiler is shipped. */
export const compileTexts = (texts: Readonly<Record<string, string>>): Messages =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, compileText(id, text)]));

function compileText(id: string, text: string): Messages[string] {
  try {
    return compileMessageOrThrow(text);
  } catch (cause) {
    throw new Error(`The text of "${id}" is not a valid ICU message: ${text}`, { cause });
  }
}
