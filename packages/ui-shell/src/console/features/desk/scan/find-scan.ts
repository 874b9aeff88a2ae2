import { can, type Subject } from '@waybill/auth-core';
import type { Scan } from '../../../kernel/scan';

/** The first allowed scan that matches a code. */
export const findScan = (scans: readonly Scan[], code: string, access: Subject): Scan | undefined =>
  scans.find(({ pattern, guard }) => code.search(pattern) >= 0 && can(guard, access));
