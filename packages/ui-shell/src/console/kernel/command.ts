import type { Guard } from '@waybill/auth-core';
import type { DeclaredFacts } from '../../nav/declared-command';
import type { Call, CallArguments, DataOf, FieldsOf } from './call';

/** Describes a command of a console apart from its effect. @beta */
export interface CommandFacts extends DeclaredFacts {
  /** Who may: it is not listed for anybody else. Default: everyone. */
  guard?: Guard | undefined;
}

/** A command that does something. @beta */
export interface CommandThatRuns extends CommandFacts {
  /** Runs when the palette has closed and the focus is back; a rejection is shown like every failure. */
  run: () => unknown;
  choose?: undefined;
}

/** A command that asks for one thing more, such as the theme or the state that ticked orders get. @beta */
export interface CommandThatAsks extends CommandFacts {
  /** What there is to choose from; asked anew each time. */
  choose: () => readonly Command[];
  run?: undefined;
}

/** Something that a person can do: found by its words, run by its keys, shown in the list of keys. @beta */
export type Command = CommandThatRuns | CommandThatAsks;

/** Where commands belong: to the page in view, or to the console as a whole. @beta */
export type CommandPlace = 'page' | 'console';

/** Which keys a person has chosen. @beta */
export interface KeyChoice {
  /** Keys by the id of their command; an empty text for none. */
  keys: Readonly<Record<string, string>>;
  /** Commands whose keys are not wanted, though they stay as they are. */
  off: readonly string[];
  /** Keys that are pressed alone, without Ctrl, Alt or ⌘, do nothing (WCAG 2.1.4). */
  singleOff: boolean;
}

/** A kind of record that the palette finds: orders, people. @beta */
export interface RecordSource {
  /** Who may see them: what anybody else types is not sent. Default: everyone. */
  guard?: Guard | undefined;
  /** Those that the browser has already, listed before the server has answered. Default: none. */
  known?: (query: string) => readonly Command[];
  /** Asks the server, with the trimmed text of at least two letters, or a Chinese one; the signal ends it when somebody types on. Default: it is not asked. */
  find?: (query: string, signal: AbortSignal) => Promise<readonly Command[]>;
}

/** What commands of an app work with. @beta */
export interface CommandTools {
  /** Goes to an address of the console; its page finds the state in `useLocation().state`. */
  readonly goTo: (address: string, state?: unknown) => void;
  /** Fetches the code of the page that an address shows, before somebody goes there. Code that does not come is for the page to say: it never rejects. */
  readonly fetchPage: (address: string) => Promise<unknown>;
  /** What pages of the present session have read from a url, the newest last; nothing of it is asked for. */
  readonly fetched: (url: string) => readonly unknown[];
  /** Makes a read; a record of a list that it brought shows at once where it is opened. Rejects with the client's error, which has been shown unless the call is `silent`. */
  readonly read: <const C extends Call>(
    call: C,
    ...given: CallArguments<FieldsOf<C>, { signal?: AbortSignal; silent?: boolean }>
  ) => Promise<DataOf<C>>;
  /** Sends a write; everything that `changes` had fetched is fetched anew. It never rejects: a refusal has been shown. */
  readonly write: <const C extends Call>(
    call: C,
    fields: FieldsOf<C>,
    changes?: readonly Pick<Call, 'url'>[],
  ) => Promise<{ readonly done: boolean }>;
}

/** The additions of a module to the palette. @beta */
export interface CommandSource {
  /** Pinyin by Chinese title, as the build makes it (`waybillPinyin` of `@waybill/ui-shell/vite`), or what loads it when something is typed. Default: none. */
  pinyin?: Readonly<Record<string, string>> | (() => Promise<Readonly<Record<string, string>>>);
  /** Commands that are always there. Default: none. */
  commands?: readonly Command[];
  /** Keeps the chosen keys with the account; the first module that has it counts. Default: this browser keeps them. */
  keepKeys?: (choice: KeyChoice) => Promise<unknown>;
}
