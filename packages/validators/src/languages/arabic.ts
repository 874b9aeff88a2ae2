import type { EveryCode } from './every-code';
import texts from './texts/ar.json';

/** The Arabic catalogue of all entries. @public */
export const arabic: Readonly<Record<EveryCode, string>> = texts;
