import { useEffect, useState } from 'react';
import { useConsole } from '../../../kernel/console-context';
import type { Finding } from './finding';
import type { AddedCommands } from './load-added';

/** Loads what finds commands and records with the first letter, and tries again with the next letter where that fails. */
export function useFinder(
  query: string,
  { pinyin, records }: Pick<AddedCommands, 'pinyin' | 'records'>,
): Finding | undefined {
  const { session, showFailure } = useConsole();
  const [finding, setFinding] = useState<Finding>();
  const lacks = query !== '' && !finding;
  useEffect(() => {
    if (!lacks || query === '') return;
    let live = true;
    Promise.all([import('./finding'), pinyin(), records()]).then(
      ([{ createFinding }, table, kinds]) => {
        const { access } = session.snapshot();
        if (live) setFinding(createFinding({ pinyin: table, records: kinds, access }));
      },
      (cause) => live && showFailure(cause),
    );
    return () => {
      live = false;
    };
  }, [lacks, query, pinyin, records, session, showFailure]);
  return finding;
}
