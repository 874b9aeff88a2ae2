import { createContext, use } from 'react';
import type { ConsoleParts } from './console-parts';

export const ConsoleContext = createContext<ConsoleParts | null>(null);

/** The console around a page; throws outside of one. */
export function useConsole(): ConsoleParts {
  const parts = use(ConsoleContext);
  if (!parts)
    throw new Error(
      'useConsole() was called outside of a console. Call it in pages and header tools that createConsole() shows.',
    );
  return parts;
}
