import { can, type Subject } from '@waybill/auth-core';
import type { Scan } from '../../../kernel/scan';

/** What a code is for: the first that means it and that this person may. */
export const findScan = (scans: readonly Scan[], code: string, access: Subject): Scan | undefined =>
  scans.find(({ pattern, guard }) => code.search(pattern) >= 0 && can(guard, access));
