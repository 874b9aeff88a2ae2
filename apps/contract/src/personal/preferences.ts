import { type Infer, object, oneOf, optional } from '@waybill/validators';
import { list, needed } from '../kit/fields';

export const languages = ['zh', 'en'] as const;
export const shortcutNames = ['newOrder', 'reload', 'closeTab', 'previousTab', 'nextTab'] as const;

/** How the console is to look for a person on every device; what is not set is as the device has it. */
export const preferences = object({
  language: optional(oneOf(languages)),
  themeName: optional(needed(1, 40)),
  scheme: optional(oneOf(['light', 'dark', 'system'])),
  density: optional(oneOf(['compact', 'default', 'roomy'])),
  /** Shortcuts that are not wanted. */
  keysOff: optional(list(oneOf(shortcutNames), 0, 10)),
});

export type Preferences = Infer<typeof preferences>;
