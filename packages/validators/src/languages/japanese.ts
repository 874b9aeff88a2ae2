import texts from '../../locales/ja.json';
import type { EveryCode } from './every-code';

/** The Japanese catalogue of all entries. @public */
export const japanese: Readonly<Record<EveryCode, string>> = texts;
