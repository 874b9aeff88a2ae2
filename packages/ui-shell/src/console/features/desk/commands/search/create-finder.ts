import type { Listed } from './listed';
import { type Findable, matchWords, maxSimilar, toComparable, toFindable } from './match-words';
import { pinyinOf } from './shell-pinyin';

/** Lines of one section at most. */
const most = 8;

/** Finds commands by query and frequency of use. */
export interface Finder {
  /** Rates at least one command until `isDue`. Returns true when all are rated; otherwise the same call continues. */
  rate: (all: readonly Listed[], typed: string, isDue: () => boolean) => boolean;
  /** Lists the matches of the ratings so far, best first; `records` follow the exact matches. */
  rank: (all: readonly Listed[], use: (id: string) => number, records?: readonly Listed[]) => readonly Listed[];
}

/** Creates a finder; `pinyin` has Chinese titles and, for other titles, single letters. Each command is parsed once. */
export function createFinder(pinyin: Readonly<Record<string, string>> = {}): Finder {
  const findables = new WeakMap<Listed, Findable>();
  const takeApart = (listed: Listed): Findable => {
    const { command, title, texts, keywords } = listed;
    const syllables = command.pinyin ?? pinyin[texts.zh ?? title] ?? pinyinOf(texts.zh ?? title, pinyin);
    const words = [title, ...Object.values(texts), ...keywords];
    const findable = toFindable([...new Set(words)], syllables);
    findables.set(listed, findable);
    return findable;
  };
  let query = '';
  let rates = new Map<Listed, number>();

  return {
    rate: (all, typed, isDue) => {
      const comparable = toComparable(typed);
      if (comparable !== query) rates = new Map();
      query = comparable;
      let due = false;
      for (const listed of all) {
        if (rates.has(listed)) continue;
        if (due) return false;
        rates.set(listed, matchWords(findables.get(listed) ?? takeApart(listed), query));
        due = isDue();
      }
      return true;
    },
    rank: (all, use, records = []) => {
      const rated = all.flatMap((listed) => {
        const score = rates.get(listed) ?? 0;
        if (score === 0) return [];
        const worth = score + Math.min(9, use(listed.command.id)) + (listed.section === 'page' ? 5 : 0);
        return [{ listed: score > maxSimilar ? listed : { ...listed, near: true }, worth }];
      });
      const best = rated.sort((one, other) => other.worth - one.worth).map(({ listed }) => listed);
      if (records.length === 0) return bySection(best);
      // Records rank before approximate matches.
      return [
        ...bySection(best.filter(({ near }) => !near)),
        ...records,
        ...bySection(best.filter(({ near }) => near)),
      ];
    },
  };
}

/** Groups matches by section: sections by their best match, with the best matches of each. */
function bySection(matches: readonly Listed[]): readonly Listed[] {
  const sections = new Set(matches.map(({ section }) => section));
  return [...sections].flatMap((name) => matches.filter(({ section }) => section === name).slice(0, most));
}
