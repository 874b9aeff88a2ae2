import type { StoredThemeSettings } from './read-theme-settings';

type Field = keyof StoredThemeSettings;

/** The fields that differ between two kept states, with their later values; one that is no longer kept is as in the defaults. */
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
