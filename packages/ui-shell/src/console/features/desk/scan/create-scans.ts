import type { Scan } from '../../../kernel/scan';

/** What codes are for in what is in view, the latest last; read when a code has come. */
export const createScans = (): Set<() => readonly Scan[]> => new Set();
