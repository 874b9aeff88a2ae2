import { useConsole } from '../kernel/console-context';
import type { Undoable } from './create-undo';
import { undoOf } from './undo-of';

/**
 * Carries something out unless it is taken back within 6 s: `useUndo()({ text, run })`. Until then nothing has gone to the server; going to another
 * tab, logging out and closing the window carry it out at once, and where it cannot be carried out that is said. Throws outside of a console. @beta
 */
export const useUndo = (): ((undoable: Undoable) => void) => undoOf(useConsole()).later;
