import { can } from '@waybill/auth-core';
import { useEffect, useState } from 'react';
import type { CommandSource, RecordSource } from '../../../kernel/command';
import { useConsole } from '../../../kernel/console-context';
import type { Finder } from '../search/create-finder';

/** What answers a query. */
export interface Finding {
  readonly find: Finder;
  /** Kinds of record that this person may see. */
  readonly records: readonly RecordSource[];
}

/** What finds commands and records; it is loaded with the first letter, and tried again with the next one where that fails. */
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
    Promise.all([import('../search/create-finder'), read(pinyin), read(records)]).then(
      ([{ createFinder }, table, kinds = []]) => {
        const { access } = session.snapshot();
        if (live) setFinding({ find: createFinder(table), records: kinds.filter(({ guard }) => can(guard, access)) });
      },
      (cause) => live && showFailure(cause),
    );
    return () => {
      live = false;
    };
  }, [lacks, query, pinyin, records, session, showFailure]);
  return finding;
}
