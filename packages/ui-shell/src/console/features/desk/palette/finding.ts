import { can, type Subject } from '@waybill/auth-core';
import type { RecordSource } from '../../../kernel/command';
import { createFinder, type Finder } from '../commands/search/create-finder';
import type { Listed } from '../commands/search/listed';
import { lookUpRecords, type Records } from '../commands/search/look-up-records';

/** In ms, the longest time that a search takes of one frame. */
const turn = 8;

/** What only words ask for; loaded with the first of them. */
export interface Finding extends Pick<Finder, 'rank'> {
  /** Rates commands for one turn. True when all are rated; else the same call goes on where it stopped. */
  readonly rate: (all: readonly Listed[], typed: string) => boolean;
  /** Looks for records that this person may see, and tells each time what is found by now; the returned function ends that. */
  readonly lookUp: (query: string, onFound: (records: Records) => void) => () => void;
}

export interface FindingOptions {
  pinyin: Readonly<Record<string, string>>;
  records: readonly RecordSource[];
  access: Subject;
}

/** Creates what finds commands and records. */
export function createFinding({ pinyin, records, access }: FindingOptions): Finding {
  const own = records.filter(({ guard }) => can(guard, access));
  const { rate, rank } = createFinder(pinyin);
  return {
    rate: (all, typed) => {
      const until = performance.now() + turn;
      return rate(all, typed, () => performance.now() >= until);
    },
    rank,
    lookUp: (query, onFound) => lookUpRecords(own, query, onFound),
  };
}
