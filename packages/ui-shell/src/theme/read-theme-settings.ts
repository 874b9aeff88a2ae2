import { themeNames } from './presets';
import {
  backgroundNames,
  columnStyles,
  contrastNames,
  defaultThemeSettings,
  densityNames,
  layoutNames,
  lockTimes,
  schemeNames,
  type ThemeSettings,
  tabsBarStyles,
} from './theme-settings';

/** The stored part of the settings: all but words from the app's config (title, subtitle, logo). @public */
export type StoredThemeSettings = Partial<Omit<ThemeSettings, 'title' | 'subTitle' | 'logo'>>;

/** Names an app added to the shipped ones. @public */
export interface AvailableNames {
  themes?: readonly string[];
  languages?: readonly string[];
}

/** @public */
export interface ReadThemeSettings {
  settings: StoredThemeSettings;
  /** One sentence per unusable value, naming the field. */
  problems: string[];
}

const defaults: Record<string, unknown> = { ...defaultThemeSettings() };

/** Whether a field is a switch: fields of the shell by their default, fields of tools by their name, since tools load later. */
const isSwitch = (field: string) => typeof defaults[field] === 'boolean' || /^show[A-Z]/.test(field);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads usable settings from an unknown value, field by field; reports and omits the others. @public */
export function readThemeSettings(value: unknown, knownNames: AvailableNames = {}): ReadThemeSettings {
  const settings: StoredThemeSettings = {};
  const problems: string[] = [];
  if (!isRecord(value)) return { settings, problems: ['The stored theme settings are not an object.'] };

  const choices = {
    layout: layoutNames,
    themeName: [...themeNames, ...(knownNames.themes ?? [])],
    scheme: schemeNames,
    contrast: contrastNames,
    density: densityNames,
    background: backgroundNames,
    columnStyle: columnStyles,
    tabsBarStyle: tabsBarStyles,
    lockAfter: lockTimes,
    language: ['zh', 'en', ...(knownNames.languages ?? [])],
  };
  const choice: Record<string, unknown> = {};
  for (const [field, names] of Object.entries(choices)) {
    if (!Object.hasOwn(value, field)) continue;
    const stored = value[field];
    if (typeof stored === 'string' && (names as readonly string[]).includes(stored)) choice[field] = stored;
    else problems.push(`The stored ${field} is not one of ${names.join(', ')}.`);
  }
  for (const field of Object.keys(value).filter(isSwitch)) {
    if (typeof value[field] === 'boolean') choice[field] = value[field];
    else problems.push(`The stored ${field} is neither true nor false.`);
  }
  if (Object.hasOwn(value, 'extra')) {
    if (isRecord(value.extra)) choice.extra = Object.fromEntries(safeEntries(value.extra));
    else problems.push('The stored extra is not an object.');
  }
  return { settings: Object.assign(settings, choice), problems };
}

const unsafeKeys = new Set(['__proto__', 'constructor', 'prototype']);
const safeEntries = (value: Record<string, unknown>) => Object.entries(value).filter(([key]) => !unsafeKeys.has(key));
