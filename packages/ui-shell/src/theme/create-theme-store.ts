import { proxy, snapshot } from 'valtio/vanilla';
import { changedSettings } from './changed-settings';
import { pickRandomTheme } from './pick-random-theme';
import { type AvailableNames, readThemeSettings, type StoredThemeSettings } from './read-theme-settings';
import { defaultThemeSettings, type ThemeSettings } from './theme-settings';
import { readStoredTheme, writeStoredTheme } from './theme-storage';

/** @public */
export interface CreateThemeStoreOptions {
  /** Defaults of the app, merged over the shipped ones. Default: `undefined`. */
  defaults?: Partial<ThemeSettings>;
  /** Where settings are stored. Default: the browser's local storage; `null` stores nothing. */
  storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  /** Default `waybill.theme`. */
  storageKey?: string;
  /** Names of themes made with `defineTheme` and of languages the app added. */
  available?: AvailableNames;
  /** Called for unusable stored values and for a storage that fails. Default: ignored. */
  onProblem?: (problem: { message: string; cause?: unknown }) => void;
}

/** @public */
export interface ThemeStore {
  /** The current settings, a valtio proxy: read with `useSnapshot`, change with `set`. */
  readonly settings: ThemeSettings;
  /** The settings that `restoreDefaults` returns to. */
  readonly defaults: Readonly<ThemeSettings>;
  /** Changes settings; stores `collapse` and `language` at once, the others with `save`. */
  set(patch: Partial<ThemeSettings>): void;
  /** Stores all settings. */
  save(): void;
  /** Back to the defaults, in storage too. The language stays: it is the reader's, not the look's. */
  restoreDefaults(): void;
  /** Sets a random layout, theme, column style and tab style, each different from the current one, and a random background. `random` is for tests. */
  randomTheme(random?: () => number): void;
  toggleCollapse(): void;
  /** Applies changes of other windows, except `collapse`, and keeps unsaved changes of this one. Returns a function that stops it. */
  followOtherWindows(): () => void;
}

/** Creates the store of look settings: stored values over defaults. Invalid values or blocked storage leave the defaults and are reported. @public */
export function createThemeStore(options: CreateThemeStoreOptions = {}): ThemeStore {
  const { storageKey = 'waybill.theme', available: knownNames = {}, onProblem = () => {} } = options;
  const place = { storage: options.storage, storageKey, onProblem };
  const defaults = (): ThemeSettings => structuredClone({ ...defaultThemeSettings(), ...options.defaults });

  const readStored = (): StoredThemeSettings | undefined => {
    const raw = readStoredTheme(place);
    if (raw === undefined) return undefined;
    const read = readThemeSettings(raw, knownNames);
    for (const message of read.problems) onProblem({ message });
    return read.settings;
  };
  let stored: StoredThemeSettings = readStored() ?? {};
  const settings = proxy<ThemeSettings>({ ...defaults(), ...structuredClone(stored) });

  const keep = (next: StoredThemeSettings) => {
    stored = next;
    writeStoredTheme(place, next);
  };
  const set = (patch: Partial<ThemeSettings>) => {
    Object.assign(settings, patch);
    if ('collapse' in patch || 'language' in patch)
      keep({ ...stored, collapse: settings.collapse, language: settings.language });
  };

  return {
    settings,
    defaults: defaults(),
    set,
    save: () => {
      const { title: _title, subTitle: _subTitle, logo: _logo, ...rest } = structuredClone(snapshot(settings));
      keep(rest as StoredThemeSettings);
    },
    restoreDefaults: () => {
      const { language } = settings;
      const next = { ...defaults(), language };
      for (const name of Object.keys(settings)) if (!(name in next)) Reflect.deleteProperty(settings, name);
      Object.assign(settings, next);
      keep({ language });
    },
    randomTheme: (random = Math.random) => set(pickRandomTheme(settings, knownNames.themes ?? [], random)),
    toggleCollapse: () => set({ collapse: !settings.collapse }),
    followOtherWindows: () => {
      const follow = ({ key }: StorageEvent) => {
        const next = key === storageKey ? readStored() : undefined;
        if (!next) return;
        const { collapse: _own, ...changed } = changedSettings(stored, next, defaults());
        stored = next;
        Object.assign(settings, changed);
      };
      if (options.storage === null) return () => {};
      window.addEventListener('storage', follow);
      return () => window.removeEventListener('storage', follow);
    },
  };
}
