import type { Listed } from './listed';
import { type Findable, likeAtMost, matchWords, toComparable, toFindable } from './match-words';
import { pinyinOf } from './shell-pinyin';

/** Lines of one section at most. */
const most = 8;

/** Finds commands by what the user types, and by how often each is used. */
export interface Finder {
  /** Rates commands one by one, at least one, until `isDue` asks for a pause. True when all are rated; else the same call goes on where it stopped. */
  rate: (all: readonly Listed[], typed: string, isDue: () => boolean) => boolean;
  /** Lists the commands that match by what is rated so far, best first; `records` stand behind the exact matches. */
  rank: (all: readonly Listed[], use: (id: string) => number, records?: readonly Listed[]) => readonly Listed[];
}

/** Creates what finds commands; `pinyin` is by Chinese title, and by letter for titles that it does not know. Each command is taken apart once. */
export function createFinder(pinyin: Readonly<Record<string, string>> = {}): Finder {
  const known = new WeakMap<Listed, Findable>();
  const takeApart = (listed: Listed): Findable => {
    const { command, title, texts, keywords } = listed;
    const own = command.pinyin ?? pinyin[texts.zh ?? title] ?? pinyinOf(texts.zh ?? title, pinyin);
    const words = [title, ...Object.values(texts), ...keywords];
    const findable = toFindable([...new Set(words)], own);
    known.set(listed, findable);
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
        rates.set(listed, matchWords(known.get(listed) ?? takeApart(listed), query));
        due = isDue();
      }
      return true;
    },
    rank: (all, use, records = []) => {
      const rated = all.flatMap((listed) => {
        const own = rates.get(listed) ?? 0;
        if (own === 0) return [];
        const worth = own + Math.min(9, use(listed.command.id)) + (listed.section === 'page' ? 5 : 0);
        return [{ listed: own > likeAtMost ? listed : { ...listed, near: true }, worth }];
      });
      const best = rated.sort((one, other) => other.worth - one.worth).map(({ listed }) => listed);
      if (records.length === 0) return bySection(best);
      // Records go before commands that are only like the query.
      return [
        ...bySection(best.filter(({ near }) => !near)),
        ...records,
        ...bySection(best.filter(({ near }) => near)),
      ];
    },
  };
}

/** Brings what was found together by its sections: the section with the best answer first, in it the best and the most used. */
function bySection(found: readonly Listed[]): readonly Listed[] {
  const sections = new Set(found.map(({ section }) => section));
  return [...sections].flatMap((name) => found.filter(({ section }) => section === name).slice(0, most));
}
