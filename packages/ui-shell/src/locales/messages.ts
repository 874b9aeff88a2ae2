import type { ShellMessage } from './define-messages';

/** The messages of all rooms, one line a room. */
export const shellMessages: readonly Record<string, ShellMessage>[] = [];
