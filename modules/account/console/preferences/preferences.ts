import { languages } from '../../contract/shown-preferences';

/** The language as a preference; a further one of this console is none yet, and stays as the device has it. */
export const toPreferredLanguage = (language: string) => languages.find((name) => name === language);
