import { createContext, type ReactNode, use } from 'react';

/** The keys of a command, for what stands beside it in a menu. */
export interface CommandKeys {
  /** For `aria-keyshortcuts`; missing for several keys one after the other, which it cannot say. */
  aria: string | undefined;
  /** In one word, such as `Alt+W`. */
  text: string;
  /** As they are drawn at the end of an entry. */
  caps: ReactNode;
}

/** Returns the keys that the user set for a command, by its id or page path; undefined without such keys. */
export type KeysOf = (command: string) => CommandKeys | undefined;

/** Filled once the code of the commands is here, and anew when somebody changes a key. */
export const CommandKeysContext = createContext<KeysOf>(() => undefined);

/** The keys of one command, to be shown beside it. */
export const useCommandKeys = (command = ''): CommandKeys | undefined => use(CommandKeysContext)(command);
