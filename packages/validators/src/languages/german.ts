import type { AnyIssueCode } from './every-code';
import texts from './texts/de.json';

/** The German catalogue of all entries. @public */
export const german: Readonly<Record<AnyIssueCode, string>> = texts;
