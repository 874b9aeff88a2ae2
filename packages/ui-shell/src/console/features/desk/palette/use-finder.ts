import { useEffect, useState } from 'react';
import { useConsole } from '../../../kernel/console-context';
import type { Finding } from './finding';
import type { ModuleCommands } from './load-module-commands';

/** Loads the search code with the first letter, and retries a failed load with the next letter. */
export function useFinder(
  query: string,
  { pinyin, records }: Pick<ModuleCommands, 'pinyin' | 'records'>,
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
