import { useEffect, useState } from 'react';
import type { CommandSource } from '../../../kernel/command';
import { useConsole } from '../../../kernel/console-context';
import type { Finding } from './finding';

/** Loads what finds commands and records with the first letter, and tries again with the next letter where that fails. */
export function useFinder(query: string, { pinyin, records }: CommandSource): Finding | undefined {
  const { session, showFailure } = useConsole();
  const [finding, setFinding] = useState<Finding>();
  const lacks = query !== '' && !finding;
  useEffect(() => {
    if (!lacks || query === '') return;
    let live = true;
    // What the app adds may not come: the rest works.
    const read = async <T>(part: T | (() => Promise<T>)) =>
      typeof part === 'function' ? (part as () => Promise<T>)().catch((cause) => void showFailure(cause)) : part;
    Promise.all([import('./finding'), read(pinyin), read(records)]).then(
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
