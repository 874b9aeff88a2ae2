import type { Scan } from '../../../kernel/scan';

/** The scan handlers of mounted components, the latest last; read when a code arrives. */
export const createScans = (): Set<() => readonly Scan[]> => new Set();
