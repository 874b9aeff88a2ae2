import type { Messages } from '@lingui/core';
import type { CreateProgressOptions } from '../../feedback/create-progress';
import type { Text } from '../../locales/define-messages';
import type { NamedLanguage } from '../../locales/register';
import type { SearchEngine } from '../../shell/search/search-engine';
import type { Theme } from '../../theme/theme';
import type { ThemeSettings } from '../../theme/theme-settings';
import type { ConsoleSlots } from './console-slots';

/** A social login button: its window opens `authorizeUrl`, and the provider returns to `/callback` with a code. @public */
export interface SocialProvider {
  key: string;
  label: Text;
  /** Address of the provider's consent page; `{redirect}` and `{state}` are filled in. */
  authorizeUrl: string;
}

/** The link to a console's source code and its secret. @public */
export interface SourceCode {
  /** An http or https address. */
  address: string;
  /** Checks the secret; use a server, because the bundle is readable. A rejection is shown as a failure. */
  accepts: (secret: string) => boolean | Promise<boolean>;
}

/** A language of a console. @public */
export interface ConsoleLanguage {
  name: NamedLanguage;
  /** Native name of the language for the switch. */
  title: string;
  /** Value of `<html lang>`, such as `zh-CN` for `zh`. */
  htmlLang: string;
  /** The fallback for missing texts. Default: English. */
  fallback?: NamedLanguage;
  /** Text direction. Default: by its name. */
  dir?: 'ltr' | 'rtl';
  /**
   * Loads the shell's texts as ICU messages or compiled, at the first use of the language. `german`, `japanese` and
   * `arabic` of `@waybill/ui-shell/languages` have theirs. Default: the shell's texts, for Chinese and English.
   */
  texts?: () => Promise<Readonly<Messages>>;
}

/** The kinds of settings. `check-config.ts` validates each kind in a separate chunk, which does not delay the first screen. */
export interface SettingKinds {
  flag: boolean;
  string: string;
  /** Not empty. */
  word: string;
  texts: readonly string[];
  strings: readonly string[];
  text: Text;
  /** A whole number of ms. */
  duration: number;
  /** A whole number from 1. */
  count: number;
  /** Begins with `/`. */
  path: string;
  /** Each begins with `/`. */
  paths: readonly string[] | undefined;
  /** A text that may be missing. */
  optional: string | undefined;
  /** An address, or `false`. */
  worker: string | false;
  /** A time zone of the IANA database. */
  zone: string | undefined;
  languages: readonly ConsoleLanguage[];
  language: NamedLanguage;
  catalogues: Partial<Record<NamedLanguage, Readonly<Record<string, string>>>>;
  social: readonly SocialProvider[];
  theme: Partial<ThemeSettings>;
  themes: readonly Theme[];
  modes: readonly ('development' | 'production')[];
  engine: SearchEngine;
  engines: readonly SearchEngine[];
  progress: CreateProgressOptions;
  sourceCode: SourceCode | undefined;
  slots: ConsoleSlots;
}

/** The kind of a setting, or its allowed texts, and its default. */
export type Setting<Value = unknown> = readonly [schema: keyof SettingKinds | readonly string[], fallback: Value];

/** Declares a setting of a kind, which defines its type, default, check and row of the README; its comment is the description. */
export function setting<Kind extends keyof SettingKinds>(
  schema: Kind,
  fallback: SettingKinds[Kind],
): Setting<SettingKinds[Kind]>;
/** A setting with a list of allowed texts. */
export function setting<const Choice extends string>(
  schema: readonly Choice[],
  fallback: NoInfer<Choice>,
): Setting<Choice>;
export function setting(schema: keyof SettingKinds | readonly string[], fallback: unknown): Setting {
  return [schema, fallback];
}

/** Settings and groups of settings by name. */
export type SettingTable = { readonly [Name in string]: Setting | { readonly [Inner in string]: Setting } };

/** The value types of a table's settings. */
export type ValuesOf<Table> = {
  [Name in keyof Table]: Table[Name] extends Setting<infer Value> ? Value : ValuesOf<Table[Name]>;
};

/** Any part of a table's settings. */
export type OptionsOf<Table> = {
  [Name in keyof Table]?: Table[Name] extends Setting<infer Value> ? Value : OptionsOf<Table[Name]>;
};

/** The values of a table's settings: the defaults overridden by an app's options, group by group. */
export function valuesOf<Table extends SettingTable>(table: Table, options: OptionsOf<Table>): ValuesOf<Table> {
  const given = options as Record<string, Record<string, unknown> | undefined>;
  const values: Record<string, unknown> = { ...options };
  for (const [name, entry] of Object.entries(table)) {
    if (!isSetting(entry)) values[name] = valuesOf(entry, given[name] ?? {});
    else if (!(name in options)) values[name] = entry[1];
  }
  return values as ValuesOf<Table>;
}

/** A setting, in contrast to a group of them. */
export const isSetting = (entry: SettingTable[string]): entry is Setting => Array.isArray(entry);
