import { useEffect } from 'react';
import { useConsole } from '../../../kernel/console-context';
import { createScans } from './create-scans';
import { findScan } from './find-scan';
import { watchScans } from './watch-scans';

const load = () => import('./take-scan');

/** Listens for scanned codes; the first code loads the handler that removes it from the field and runs its scan. */
export function ScanListener() {
  const parts = useConsole();
  useEffect(() => {
    const scans = parts.once(createScans);
    const all = () => [
      ...[...scans].reverse().flatMap((readScans) => readScans()),
      ...parts.modules.flatMap(({ scan = [] }) => scan),
    ];
    return watchScans({
      find: (code) => findScan(all(), code, parts.session.snapshot().access),
      warm: () =>
        void load()
          .then(({ warmScans }) => warmScans(parts, all()))
          .catch(() => {}),
      take: (...taken) =>
        void load()
          .then(({ takeScan }) => takeScan(parts, ...taken))
          .catch(parts.showFailure),
    });
  }, [parts]);
  return null;
}
