import { useEffect, useState } from 'react';
import type { Command, CommandSource } from '../../../kernel/command';
import { useConsole } from '../../../kernel/console-context';
import type { Finding } from './finding';

/** What answers words, and what the page behind shows at the moment. */
export interface FinderResult {
  readonly finding: Finding | undefined;
  readonly seen: readonly Command[];
}

/** What finds commands and records, with what the page behind shows; it is loaded with the first letter, and tried again with the next one where that fails. */
export function useFinder(query: string, { pinyin, records }: CommandSource, focused: Element | null): FinderResult {
  const { session, showFailure } = useConsole();
  const [finding, setFinding] = useState<Finding>();
  const [seen, setSeen] = useState(none);
  const lacks = query !== '' && !finding;
  useEffect(() => {
    if (!lacks || query === '') return;
    let live = true;
    // What the app adds may not come: the rest works.
    const read = async <T>(part: T | (() => Promise<T>)) =>
      typeof part === 'function' ? (part as () => Promise<T>)().catch((cause) => void showFailure(cause)) : part;
    Promise.all([import('./finding'), read(pinyin), read(records)]).then(
      ([{ createFinding }, table, kinds]) => {
        if (!live) return;
        const { access } = session.snapshot();
        const made = createFinding({ pinyin: table, records: kinds, access, focused });
        setSeen(made.see());
        setFinding(made);
      },
      (cause) => live && showFailure(cause),
    );
    return () => {
      live = false;
    };
  }, [lacks, query, pinyin, records, focused, session, showFailure]);
  useEffect(() => finding?.follow(setSeen), [finding]);
  return { finding, seen };
}

const none: readonly Command[] = [];
