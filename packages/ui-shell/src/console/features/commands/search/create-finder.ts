import type { Listed } from './listed';
import { type Findable, likeAtMost, matchWords, toComparable, toFindable } from './match-words';
import { pinyinOf } from './shell-pinyin';

/** Lines of one section at most. */
const most = 8;

/** In ms, so long at most it looks at a time: the first results are there at once, whatever there is to look at. */
const turn = 8;

/** Finds commands by what somebody typed, and by how much each is used. */
export interface Finder {
  find: (
    all: readonly Listed[],
    typed: string,
    use: (id: string) => number,
    /** Records, which whoever looked for them has found already. */
    records?: readonly Listed[],
  ) => readonly Listed[];
  /** Whether the last search has looked at all; else the same search goes on where it ended. */
  isWhole: () => boolean;
}

/** Creates what finds commands; `pinyin` is by Chinese title, and by letter for titles that it does not know. Each command is taken apart once. */
export function createFinder(pinyin: Readonly<Record<string, string>> = {}): Finder {
  const known = new WeakMap<Listed, Findable>();
  const takeApart = (listed: Listed): Findable => {
    const { command, title, texts } = listed;
    const own = command.pinyin ?? pinyin[texts.zh ?? title] ?? pinyinOf(texts.zh ?? title, pinyin);
    const words = [title, ...Object.values(texts), ...(command.keywords ? [command.keywords] : [])];
    const findable = toFindable([...new Set(words)], own);
    known.set(listed, findable);
    return findable;
  };
  let query = '';
  let rates = new Map<Listed, number>();
  let whole = true;
  const rate = (all: readonly Listed[]) => {
    const until = performance.now() + turn;
    for (const listed of all) {
      if (rates.has(listed)) continue;
      whole = performance.now() < until;
      if (!whole) return;
      rates.set(listed, matchWords(known.get(listed) ?? takeApart(listed), query));
    }
    whole = true;
  };

  return {
    find: (all, typed, use, records = []) => {
      const asked = toComparable(typed);
      if (asked !== query) rates = new Map();
      query = asked;
      rate(all);
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
    isWhole: () => whole,
  };
}

/** Brings what was found together by its sections: the section with the best answer first, in it the best and the most used. */
function bySection(found: readonly Listed[]): readonly Listed[] {
  const sections = new Set(found.map(({ section }) => section));
  return [...sections].flatMap((name) => found.filter(({ section }) => section === name).slice(0, most));
}
