import { can, type Subject } from '@waybill/auth-core';
import type { Command, RecordSource } from '../../../kernel/command';
import { createFinder, type Finder } from '../search/create-finder';
import { lookUpRecords, type Records } from '../search/look-up-records';
import { followSeen, seenCommands } from '../sources/seen-commands';

/** What only words ask for; loaded with the first of them. */
export interface Finding extends Finder {
  /** Looks for records that this person may see, and tells each time what is found by now; the returned function ends that. */
  readonly lookUp: (query: string, onFound: (records: Records) => void) => () => void;
  /** What the page behind shows. */
  readonly see: () => readonly Command[];
  /** Tells when it is something else; the returned function ends that. */
  readonly follow: (onChange: (seen: readonly Command[]) => void) => () => void;
}

export interface FindingOptions {
  pinyin: Readonly<Record<string, string>> | undefined;
  records: readonly RecordSource[] | undefined;
  access: Subject;
  /** What had the keyboard before. */
  focused: Element | null;
}

/** Creates what finds commands and records, and what the page behind shows. */
export function createFinding({ pinyin, records = [], access, focused }: FindingOptions): Finding {
  const own = records.filter(({ guard }) => can(guard, access));
  const see = () => seenCommands(focused);
  return {
    ...createFinder(pinyin),
    lookUp: (query, onFound) => lookUpRecords(own, query, onFound),
    see,
    follow: (onChange) => followSeen(see, onChange),
  };
}
