import { preferences } from '@waybill/contract/personal';
import type { ThemeStore } from '@waybill/ui-shell';
import { validate } from '@waybill/validators';

export type PreferenceStore = Pick<ThemeStore, 'settings' | 'set' | 'save'>;

/** Sets what a person prefers, once: what is changed on this device afterwards stays until the preferences change again. */
export function applyPreferences(theme: PreferenceStore, kept: unknown): void {
  const read = validate(preferences, kept);
  if (!read.ok) return;
  const wanted = Object.entries(read.value).filter(([, value]) => value !== undefined);
  const key = JSON.stringify(wanted.sort());
  if (wanted.length === 0 || theme.settings.extra.preferences === key) return;
  const { keys, keysOff, singleKeysOff, ...look } = Object.fromEntries(wanted);
  const ofKeys = Object.entries({ keys, keysOff, singleKeysOff }).filter(([, value]) => value !== undefined);
  theme.set({ ...look, extra: { ...theme.settings.extra, ...Object.fromEntries(ofKeys), preferences: key } });
  theme.save();
}
