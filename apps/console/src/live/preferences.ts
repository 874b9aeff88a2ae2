import { array, type Infer, object, oneOf, optional, string } from '@waybill/validators';
import { shortcutNames } from './shortcuts';

const languages = ['zh', 'en'] as const;

/** The language as a preference; a further one of this console is none yet, and stays as the device has it. */
export const toPreferredLanguage = (language: string) => languages.find((name) => name === language);

/** What can be preferred. */
export const preferencesSchema = object({
  language: optional(oneOf(languages)),
  themeName: optional(string()),
  scheme: optional(oneOf(['light', 'dark', 'system'])),
  density: optional(oneOf(['compact', 'default', 'roomy'])),
  /** Shortcuts that are not wanted. */
  keysOff: optional(array(oneOf(shortcutNames))),
});

/** How the console is to look for a person on every device; what is not set is as the device has it. */
export type Preferences = Infer<typeof preferencesSchema>;
