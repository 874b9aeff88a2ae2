import { validate } from '@waybill/validators';
import { preferences } from '../../contract/preferences';
import { type Preferences, shortcutNames } from '../../contract/shown-preferences';

export type ShortcutName = (typeof shortcutNames)[number];

/** The keys of the shortcuts that stand among the preferences, as the console has them by itself. */
const usual: Readonly<Record<ShortcutName, string>> = {
  newOrder: 'Alt+N',
  reload: 'Alt+R',
  closeTab: 'Alt+W',
  previousTab: 'Alt+,',
  nextTab: 'Alt+.',
};

/** The keys of a shortcut, those that somebody has chosen first; what a device keeps is not trusted. */
export function shownKeys(name: ShortcutName, kept: unknown): readonly string[] {
  const own: unknown = Object(kept)[name];
  return (typeof own === 'string' && own ? own : usual[name]).split(/[+ ]/);
}

/** Of what a device or an account keeps, the shortcuts that somebody does not want. */
export function readKeysOff(kept: unknown): ShortcutName[] {
  return Array.isArray(kept) ? shortcutNames.filter((name) => kept.includes(name)) : [];
}

/** The keys that somebody has chosen, of what a device keeps. */
export function readChosenKeys({ keys, singleKeysOff }: Readonly<Record<string, unknown>>): Preferences {
  const read = validate(preferences, { keys, singleKeysOff });
  return read.ok ? read.value : {};
}
