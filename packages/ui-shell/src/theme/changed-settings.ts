import type { StoredThemeSettings } from './read-theme-settings';

type Field = keyof StoredThemeSettings;

/** Returns the fields that differ between two stored states with their later values; a removed field gets its default. */
export function changedSettings(
  before: StoredThemeSettings,
  after: StoredThemeSettings,
  defaults: StoredThemeSettings,
): StoredThemeSettings {
  const first = { ...defaults, ...before };
  const then = { ...defaults, ...after };
  const fields = [...new Set([...Object.keys(first), ...Object.keys(then)])] as Field[];
  const changed = fields.filter((field) => !isSame(first[field], then[field]));
  const settings: StoredThemeSettings = {};
  return Object.assign(settings, Object.fromEntries(changed.map((field) => [field, structuredClone(then[field])])));
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
