import { createContext, use, useEffect } from 'react';
import type { Text, Wording } from '../locales/define-messages';
import type { IconComponent } from './icon-registry';

/** Describes a command apart from its effect. @beta */
export interface DeclaredFacts {
  /** Unique in a console and stable, such as `order.accept`: the user's keys and habits are stored under it. */
  id: string;
  title: Text | Wording;
  /** Further search words, separated by spaces; a message has them per language. Default: `undefined`. */
  keywords?: Text | Wording | undefined;
  /** Its Chinese title in pinyin, syllable by syllable: `kuai su xia dan`. Initials follow from it. Default: as the build made it for the title. */
  pinyin?: string | undefined;
  /** A quiet note behind the title, such as the path of a page. */
  note?: Text | undefined;
  /** A shortcut with modifiers (`Alt+N`, `Mod+Enter`: Ctrl, on a Mac ⌘), or a sequence (`G O`). The user's own choice wins. Default: `undefined`. */
  keys?: string | undefined;
  icon?: IconComponent | undefined;
  /** Whether it is unavailable now: the palette omits it, and its keys do nothing. Default false. */
  disabled?: boolean | undefined;
  /** The palette shows it only when a word finds it. Default false. */
  quiet?: boolean | undefined;
}

/** A command that a part of a page declares from the data that it is drawn from. @beta */
export type DeclaredCommand = DeclaredFacts &
  ({ run: () => unknown; choose?: undefined } | { choose: () => readonly DeclaredCommand[]; run?: undefined });

/** Adds commands of the current page, and returns a function that removes them; null outside of a console. */
export const DeclareContext = createContext<((commands: readonly DeclaredCommand[]) => () => void) | null>(null);

/** Declares commands while mounted; does nothing outside of a console. Keep the array stable between renders. */
export function useDeclaredCommands(commands: readonly DeclaredCommand[]): void {
  const declare = use(DeclareContext);
  useEffect(() => declare?.(commands), [declare, commands]);
}
