import { list, needed, text } from '@waybill/kit/contract';
import { object, oneOf, optional, record } from '@waybill/validators';
import { preferenceFields, shortcutNames } from './shown-preferences';

/** Preferences as a user sets them. */
export const preferences = object({
  ...preferenceFields,
  themeName: optional(needed(1, 40)),
  keys: optional(record(needed(1, 80), text(40))),
  keysOff: optional(list(oneOf(shortcutNames), 0, 10)),
});
