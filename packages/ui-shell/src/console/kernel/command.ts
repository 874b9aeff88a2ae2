import type { Guard } from '@waybill/auth-core';
import type { DeclaredFacts } from '../../nav/declared-command';
import type { Call, CallArguments, DataOf, FieldsOf } from './call';

/** Describes a command of a console apart from its effect. @beta */
export interface CommandFacts extends DeclaredFacts {
  /** Guard; the command is hidden from other users. Default: everyone. */
  guard?: Guard | undefined;
}

/** A command that does something. @beta */
export interface ActionCommand extends CommandFacts {
  /** Runs when the palette has closed and the focus is back; a rejection is shown like every failure. */
  run: () => unknown;
  choose?: undefined;
}

/** A command with a choice, such as a theme or the next state of ticked orders. @beta */
export interface ChoiceCommand extends CommandFacts {
  /** The choices, read each time. */
  choose: () => readonly Command[];
  run?: undefined;
}

/** An action of the user: found by its words, run by its keys, listed in the key sheet. @beta */
export type Command = ActionCommand | ChoiceCommand;

/** The scope of commands: the shown page, or the whole console. @beta */
export type CommandPlace = 'page' | 'console';

/** The user's choice of keys. @beta */
export interface KeyChoice {
  /** Keys by command id; an empty text means no keys. */
  keys: Readonly<Record<string, string>>;
  /** Ids of commands whose keys are disabled. */
  off: readonly string[];
  /** Disables keys without Ctrl, Alt or ⌘ (WCAG 2.1.4). */
  singleOff: boolean;
}

/** A source of records for the palette, such as orders or users. @beta */
export interface RecordSource {
  /** Guard; queries of other users are not sent. Default: everyone. */
  guard?: Guard | undefined;
  /** Finds records in the browser, listed before the server's response. Default: `undefined`. */
  cached?: (query: string) => readonly Command[];
  /** Queries the server with at least two letters or one Chinese character, trimmed; the signal aborts when the query changes. Default: `undefined`. */
  find?: (query: string, signal: AbortSignal) => Promise<readonly Command[]>;
}

/** Tools for an app's commands. @beta */
export interface CommandTools {
  /** Navigates to an address of the console; its page reads the state from `useLocation().state`. */
  readonly goTo: (address: string, state?: unknown) => void;
  /** Prefetches the code of an address's page. Never rejects, because the page shows a failed load itself. */
  readonly fetchPage: (address: string) => Promise<unknown>;
  /** The cached data that pages of this session read from a url, the newest last; sends no request. */
  readonly fetched: (url: string) => readonly unknown[];
  /** Makes a read; its list records show at once when opened. Rejects with the client's error, which is shown unless the call is `silent`. */
  readonly read: <const C extends Call>(
    call: C,
    ...given: CallArguments<FieldsOf<C>, { signal?: AbortSignal; silent?: boolean }>
  ) => Promise<DataOf<C>>;
  /** Sends a write and refetches everything that `changes` had read. Never rejects, because a failure is shown. */
  readonly write: <const C extends Call>(
    call: C,
    fields: FieldsOf<C>,
    changes?: readonly Pick<Call, 'url'>[],
  ) => Promise<{ readonly done: boolean }>;
}

/** The additions of a module to the palette. @beta */
export interface CommandSource {
  /** Pinyin by Chinese title from `waybillPinyin` of `@waybill/ui-shell/vite`, or a function that loads it with the first query. Default: `undefined`. */
  pinyin?: Readonly<Record<string, string>> | (() => Promise<Readonly<Record<string, string>>>);
  /** Commands that are always available. Default: empty. */
  commands?: readonly Command[];
  /** Stores the chosen keys with the account; the first module's function is used. Default: the browser stores them. */
  saveKeys?: (choice: KeyChoice) => Promise<unknown>;
}
