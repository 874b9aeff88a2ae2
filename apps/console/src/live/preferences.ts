import { array, type Infer, object, oneOf, optional, string } from '@waybill/validators';
import { shortcutNames } from './shortcuts';

/** What can be preferred. */
export const preferencesSchema = object({
  language: optional(oneOf(['zh', 'en'])),
  themeName: optional(string()),
  scheme: optional(oneOf(['light', 'dark', 'system'])),
  density: optional(oneOf(['compact', 'default', 'roomy'])),
  /** Shortcuts that are not wanted. */
  keysOff: optional(array(oneOf(shortcutNames))),
});

/** How the console is to look for a person on every device; what is not set is as the device has it. */
export type Preferences = Infer<typeof preferencesSchema>;
