import { useEffect, useRef } from 'react';
import { useConsole } from '../../../kernel/console-context';
import type { Scan } from '../../../kernel/scan';
import { createScans } from './create-scans';

/**
 * Says what scanned codes are for as long as the component is in view; what came into view later comes first, `scan` of `createConsole`
 * last. Throws outside of a console.
 *
 * @example
 * useScan([{ pattern: /^TY\d{13}$/, run: (code) => tick(code) }]);
 *
 * @beta
 */
export function useScan(scan: readonly Scan[]): void {
  const { once } = useConsole();
  const scans = once(createScans);
  const latest = useRef(scan);
  useEffect(() => {
    latest.current = scan;
  });
  useEffect(() => {
    const own = () => latest.current;
    scans.add(own);
    return () => void scans.delete(own);
  }, [scans]);
}
