import type { Claim, Release } from './create-claims';
import type { Draft } from './draft';
import type { DraftStorage } from './draft-storage';
import type { ClaimedDraft, Drafts } from './drafts';

/** The drafts of one account in a shelf; each belongs to one form at a time. `report` receives errors of the shelf. */
export function createDrafts(
  shelf: DraftStorage,
  claim: Claim,
  { ended, isLeft }: Pick<Drafts, 'ended' | 'isLeft'>,
  hindrance: Drafts['hindrance'],
  report: (problem: unknown) => void,
): Drafts {
  const resumed = new Map<string, ClaimedDraft>();

  const hold = (
    id: string,
    place: string,
    stored: Draft | null,
    claimed: Release | Promise<Release | null>,
  ): ClaimedDraft => {
    let last = Promise.resolve();
    const next = (step: () => Promise<void>) => {
      last = last.then(step).catch(report);
    };
    const release = () => next(async () => (await claimed)?.());
    return {
      stored: stored,
      resumed: false,
      write(draft) {
        next(() => shelf.put(id, { place, draft }));
        return last;
      },
      delete() {
        if (!ended.aborted) next(() => shelf.remove(id));
        release();
      },
      release,
      resume() {
        resumed.set(place, { ...this, resumed: true });
      },
    };
  };

  return {
    ended,
    isLeft,
    hindrance,
    async claim(place, fits) {
      const waiting = resumed.get(place);
      if (resumed.delete(place) && waiting) return waiting;
      try {
        const here = [...(await shelf.list())].filter(([, placed]) => placed.place === place);
        here.sort(([, a], [, b]) => b.draft.at - a.draft.at);
        for (const [id, { draft }] of here) {
          const release = fits(draft.about) && (await claim(id));
          // The previous holder may have dropped it.
          if (release && (await shelf.list()).has(id)) return hold(id, place, draft, release);
          if (release) release();
        }
      } catch (problem) {
        report(problem);
      }
      return null;
    },
    create(place) {
      const id = crypto.getRandomValues(new Uint8Array(16)).join();
      return hold(id, place, null, claim(id));
    },
  };
}
