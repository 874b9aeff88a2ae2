import { can, type Subject } from '@waybill/auth-core';
import type { RecordSource } from '../../../kernel/command';
import { createFinder, type Finder } from '../commands/search/create-finder';
import type { Listed } from '../commands/search/listed';
import { lookUpRecords, type Records } from '../commands/search/look-up-records';

/** Maximum time of a search in a frame, in ms. */
const turn = 8;

/** The search code, loaded with the first query. */
export interface Finding extends Pick<Finder, 'rank'> {
  /** Rates commands for one turn. Returns true when all are rated; otherwise the same call continues. */
  readonly rate: (all: readonly Listed[], typed: string) => boolean;
  /** Looks up the records that the user may see and reports the matches so far; the returned function aborts it. */
  readonly lookUp: (query: string, onFound: (records: Records) => void) => () => void;
}

export interface FindingOptions {
  pinyin: Readonly<Record<string, string>>;
  records: readonly RecordSource[];
  access: Subject;
}

export function createFinding({ pinyin, records, access }: FindingOptions): Finding {
  const allowed = records.filter(({ guard }) => can(guard, access));
  const { rate, rank } = createFinder(pinyin);
  return {
    rate: (all, typed) => {
      const until = performance.now() + turn;
      return rate(all, typed, () => performance.now() >= until);
    },
    rank,
    lookUp: (query, onFound) => lookUpRecords(allowed, query, onFound),
  };
}
