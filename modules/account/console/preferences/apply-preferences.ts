import type { ThemeStore } from '@waybill/ui-shell';
import { validate } from '@waybill/validators';
import { shownPreferences } from '../../contract/shown-preferences';

export type PreferenceStore = Pick<ThemeStore, 'settings' | 'set' | 'save'>;

/** Applies the user's preferences, each once: a later change on this device stays until that preference changes again. */
export function applyPreferences(theme: PreferenceStore, stored: unknown): void {
  const read = validate(shownPreferences, stored);
  if (!read.ok) return;
  const latest = read.value;
  const before = readApplied(theme.settings.extra.preferences);
  const changed = Object.fromEntries(
    Object.entries(latest).filter(([name, value]) => value !== undefined && toText(value) !== toText(before[name])),
  );
  if (Object.keys(changed).length === 0) return;
  const { keys, keysOff, singleKeysOff, ...look } = changed;
  const ofKeys = Object.entries({ keys, keysOff, singleKeysOff }).filter(([, value]) => value !== undefined);
  theme.set({
    ...look,
    extra: {
      ...theme.settings.extra,
      ...Object.fromEntries(ofKeys),
      preferences: toText(Object.entries({ ...before, ...changed })),
    },
  });
  theme.save();
}

/** Returns the preferences that were applied last; stored data is not trusted. */
function readApplied(stored: unknown): Readonly<Record<string, unknown>> {
  try {
    return Object.fromEntries(JSON.parse(String(stored)));
  } catch {
    return {};
  }
}

const toText = (value: unknown): string | undefined => JSON.stringify(value);
