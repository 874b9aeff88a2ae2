import type { Messages } from '@lingui/core';
import type { CreateProgressOptions } from '../../feedback/create-progress';
import type { Text } from '../../locales/define-messages';
import type { NamedLanguage } from '../../locales/register';
import type { SearchEngine } from '../../shell/search/search-engine';
import type { Theme } from '../../theme/theme';
import type { ThemeSettings } from '../../theme/theme-settings';
import type { ConsoleSlots } from './console-slots';

/** A social login button: its window opens `authorizeUrl`, whose provider comes back to `/callback` with a code. @public */
export interface SocialProvider {
  key: string;
  label: Text;
  /** Address of the provider's consent page; `{redirect}` and `{state}` are filled in. */
  authorizeUrl: string;
}

/** Where the source code of a console is read, and who may go there. @public */
export interface SourceCode {
  /** An http or https address. */
  address: string;
  /** Whether a word is the secret; ask a server, since whatever stands in the bundle can be read. A rejection is shown like every failure. */
  accepts: (secret: string) => boolean | Promise<boolean>;
}

/** A language of a console. @public */
export interface ConsoleLanguage {
  name: NamedLanguage;
  /** As the switch calls it: its name in itself. */
  title: string;
  /** What `<html lang>` says, such as `zh-CN` of `zh`. */
  htmlLang: string;
  /** The language that stands in where this one has no words. Default: English. */
  fallback?: NamedLanguage;
  /** Where its lines begin. Default: known by its name. */
  dir?: 'ltr' | 'rtl';
  /** The texts of the shell in it, as ICU messages or compiled, loaded when it is first shown; `german`, `japanese` and `arabic` of `@waybill/ui-shell/languages` bring theirs. Default: none; Chinese and English are in the shell. */
  texts?: () => Promise<Readonly<Messages>>;
}

/** What a setting can be. `check-config.ts` says how each of these is judged, in a chunk of its own: the first screen does not wait for that. */
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

/** The kind of a setting, or the texts among which it chooses; and what it is where an app says nothing. */
export type Setting<Value = unknown> = readonly [schema: keyof SettingKinds | readonly string[], fallback: Value];

/** A setting of a kind. Type, default, check and the row of the README follow; the sentence stands above it as its comment, for the editor too. */
export function setting<Kind extends keyof SettingKinds>(
  schema: Kind,
  fallback: SettingKinds[Kind],
): Setting<SettingKinds[Kind]>;
/** A setting that is one of some texts. */
export function setting<const Choice extends string>(
  schema: readonly Choice[],
  fallback: NoInfer<Choice>,
): Setting<Choice>;
export function setting(schema: keyof SettingKinds | readonly string[], fallback: unknown): Setting {
  return [schema, fallback];
}

/** Settings and groups of settings by name. */
export type SettingTable = { readonly [Name in string]: Setting | { readonly [Inner in string]: Setting } };

/** What the settings of a table are worth. */
export type ValuesOf<Table> = {
  [Name in keyof Table]: Table[Name] extends Setting<infer Value> ? Value : ValuesOf<Table[Name]>;
};

/** Any part of a table's settings. */
export type OptionsOf<Table> = {
  [Name in keyof Table]?: Table[Name] extends Setting<infer Value> ? Value : OptionsOf<Table[Name]>;
};

/** The values of a table's settings: what an app says, group by group, over the defaults. */
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
