import texts from '../../locales/de.json';
import type { EveryCode } from './every-code';

/** The German catalogue of all entries. @public */
export const german: Readonly<Record<EveryCode, string>> = texts;
