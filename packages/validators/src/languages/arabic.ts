import texts from '../../locales/ar.json';
import type { EveryCode } from './every-code';

/** The Arabic catalogue of all entries. @public */
export const arabic: Readonly<Record<EveryCode, string>> = texts;
