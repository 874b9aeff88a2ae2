import { boolean, list, needed, text } from '@waybill/kit/contract';
import { type Infer, object, oneOf, optional, record } from '@waybill/validators';

export const languages = ['zh', 'en'] as const;
export const shortcutNames = ['newOrder', 'reload', 'closeTab', 'previousTab', 'nextTab'] as const;

/** How the console is to look for a person on every device; what is not set is as the device has it. */
export const preferences = object({
  language: optional(oneOf(languages)),
  themeName: optional(needed(1, 40)),
  scheme: optional(oneOf(['light', 'dark', 'system'])),
  density: optional(oneOf(['compact', 'default', 'roomy'])),
  /** Keys by the id of their command, where somebody has chosen others; an empty text is none. */
  keys: optional(record(needed(1, 80), text(40))),
  /** Keys that are pressed alone do nothing. */
  singleKeysOff: optional(boolean()),
  /** Shortcuts that are not wanted. */
  keysOff: optional(list(oneOf(shortcutNames), 0, 10)),
});

export type Preferences = Infer<typeof preferences>;
