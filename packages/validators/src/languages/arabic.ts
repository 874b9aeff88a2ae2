import type { AnyIssueCode } from './every-code';
import texts from './texts/ar.json';

/** The Arabic catalogue of all entries. @public */
export const arabic: Readonly<Record<AnyIssueCode, string>> = texts;
