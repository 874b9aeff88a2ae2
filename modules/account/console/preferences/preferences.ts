import { languages } from '../../contract/shown-preferences';

/** Returns a language as preference, or undefined if the account cannot store it; the device keeps it then. */
export const toPreferredLanguage = (language: string) => languages.find((name) => name === language);
