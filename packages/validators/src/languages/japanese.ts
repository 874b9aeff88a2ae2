import type { AnyIssueCode } from './every-code';
import texts from './texts/ja.json';

/** The Japanese catalogue of all entries. @public */
export const japanese: Readonly<Record<AnyIssueCode, string>> = texts;
