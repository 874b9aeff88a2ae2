import { createContext, type ReactNode, use } from 'react';

/** The keys of a command as a menu shows them. */
export interface CommandKeys {
  /** For `aria-keyshortcuts`; undefined for a sequence, which the attribute cannot express. */
  aria: string | undefined;
  /** In one word, such as `Alt+W`. */
  text: string;
  /** The key caps at the end of an entry. */
  caps: ReactNode;
}

/** Returns the keys that the user set for a command, by its id or page path; undefined without such keys. */
export type KeysOf = (command: string) => CommandKeys | undefined;

/** Provided once the code of the commands has loaded, and after each change of a key. */
export const CommandKeysContext = createContext<KeysOf>(() => undefined);

/** The keys of one command, to be shown beside it. */
export const useCommandKeys = (command = ''): CommandKeys | undefined => use(CommandKeysContext)(command);
