import type { Claims } from './create-claims';
import { toHex } from './create-seal';
import type { Draft } from './draft';
import type { DraftShelf } from './draft-shelf';
import type { Drafts, HeldDraft } from './drafts';

export interface CreateDraftsOptions {
  shelf: DraftShelf;
  claims: Claims;
  /** Aborted when the session ends without the person's doing. */
  ended: AbortSignal;
  /** Told before the first draft is written. Default: nobody. */
  onFirstWrite?: () => void;
  /** Told what went wrong on the shelf. */
  report: (problem: unknown) => void;
}

/** The drafts of one account over a shelf: each is in one form's hands at a time, and its writes and its removal keep their order. */
export function createDrafts({ shelf, claims, ended, onFirstWrite, report }: CreateDraftsOptions): Drafts {
  const resumed = new Map<string, HeldDraft>();
  let written = false;

  const hold = (id: string, place: string, found: Draft | null, claimed: Promise<(() => void) | null>): HeldDraft => {
    let last: Promise<unknown> = claimed;
    const next = (step: () => unknown) => {
      last = last.then(step).catch(report);
    };
    const release = () => next(async () => (await claimed)?.());
    return {
      found,
      resumed: false,
      write(draft) {
        if (!written) onFirstWrite?.();
        written = true;
        next(() => shelf.put(id, { place, draft }));
      },
      drop() {
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
    async take(place, fits) {
      const waiting = resumed.get(place);
      if (waiting) {
        resumed.delete(place);
        return waiting;
      }
      try {
        const here = [...(await shelf.list())].filter(([, placed]) => placed.place === place);
        here.sort(([, a], [, b]) => b.draft.at - a.draft.at);
        for (const [id, { draft }] of here) {
          if (!fits(draft.about)) continue;
          const release = await claims.claim(id);
          if (!release) continue;
          // Whoever held it until now may have dropped it.
          if ((await shelf.list()).has(id)) return hold(id, place, draft, Promise.resolve(release));
          release();
        }
      } catch (problem) {
        report(problem);
      }
      return null;
    },
    begin(place) {
      const id = toHex(crypto.getRandomValues(new Uint8Array(16)));
      return hold(id, place, null, claims.claim(id));
    },
  };
}
