import { useEffect, useRef } from 'react';
import { useConsole } from '../../../kernel/console-context';
import type { Scan } from '../../../kernel/scan';
import { createScans } from './create-scans';

/**
 * Handles scanned codes while the component is shown. The latest component has priority, `scan` of `createConsole`
 * comes last. Throws outside of a console.
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
    const readScans = () => latest.current;
    scans.add(readScans);
    return () => void scans.delete(readScans);
  }, [scans]);
}
