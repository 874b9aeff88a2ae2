import { boolean, string } from '@waybill/kit/contract';
import { array, type Infer, object, oneOf, optional, record } from '@waybill/validators';

export const languages = ['zh', 'en'] as const;
export const shortcutNames = ['newOrder', 'reload', 'closeTab', 'previousTab', 'nextTab'] as const;

export const preferenceFields = {
  language: optional(oneOf(languages)),
  themeName: optional(string()),
  scheme: optional(oneOf(['light', 'dark', 'system'])),
  density: optional(oneOf(['compact', 'default', 'roomy'])),
  /** Shortcuts by command id where the user chose others; an empty text means no shortcut. */
  keys: optional(record(string(), string())),
  /** Turns off keys that are pressed without a modifier. */
  singleKeysOff: optional(boolean()),
  /** Shortcuts that are not wanted. */
  keysOff: optional(array(oneOf(shortcutNames))),
};

/** The user's preferred look on every device; unset preferences follow the device. */
export const shownPreferences = object(preferenceFields);

export type Preferences = Infer<typeof shownPreferences>;
