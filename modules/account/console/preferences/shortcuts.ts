import { validate } from '@waybill/validators';
import { preferences } from '../../contract/preferences';
import { type Preferences, shortcutNames } from '../../contract/shown-preferences';

export type ShortcutName = (typeof shortcutNames)[number];

/** The default keys of the shortcuts in the preferences. */
const usual: Readonly<Record<ShortcutName, string>> = {
  newOrder: 'Alt+N',
  reload: 'Alt+R',
  closeTab: 'Alt+W',
  previousTab: 'Alt+,',
  nextTab: 'Alt+.',
};

/** Returns the keys of a shortcut, preferring the chosen ones; stored data is not trusted. */
export function shownKeys(name: ShortcutName, stored: unknown): readonly string[] {
  const chosen: unknown = Object(stored)[name];
  return (typeof chosen === 'string' && chosen ? chosen : usual[name]).split(/[+ ]/);
}

/** Reads the shortcuts that the user turned off from stored data. */
export function readKeysOff(stored: unknown): ShortcutName[] {
  return Array.isArray(stored) ? shortcutNames.filter((name) => stored.includes(name)) : [];
}

/** Reads the keys that the user chose from stored data. */
export function readChosenKeys({ keys, singleKeysOff }: Readonly<Record<string, unknown>>): Preferences {
  const read = validate(preferences, { keys, singleKeysOff });
  return read.ok ? read.value : {};
}
