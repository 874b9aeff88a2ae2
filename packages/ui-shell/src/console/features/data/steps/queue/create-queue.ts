import type { Claim, Release } from '../../../../../forms/drafts/create-claims';
import { isSame } from '../../../../../forms/drafts/draft';
import type { DraftStorage, PlacedDraft } from '../../../../../forms/drafts/draft-storage';
import { createSignal } from '../../../../../lib/create-signal';
import type { Steps } from '../create-steps';
import type { PendingStep } from '../pending-steps';
import type { Send } from '../step';
import type { ReturnedStep, WaitingStep } from '../waiting-step';
import { restoreStep } from './restore-step';
import { isStep, readReturned, readWaiting, toStoredReturned, toStoredWaiting } from './stored-step';

/** How long a step waits at most, in ms. */
const longest = 7 * 24 * 60 * 60 * 1000;

export interface QueueOptions {
  steps: Steps;
  /** The storage of the account. */
  shelf: DraftStorage;
  /** Gives stored steps to one window at a time. */
  claim: Claim;
  /** Returns the sender of a step; undefined while the window does not know its kind. */
  senderOf: (step: WaitingStep) => Send | undefined;
  /** Whether the browser, not just the window, has stored a key. */
  isStored: (key: string) => boolean;
  /** Records whether something is stored. */
  mark: (isKept: boolean) => void;
  report: (problem: unknown) => void;
  now: () => number;
}

/** Stores the steps of one account that wait for the connection. */
export interface Queue {
  /** Adopts steps that no window holds; resolves when they are being sent. */
  adopt: () => Promise<void>;
  /** Steps that wait in other windows. */
  others: () => readonly WaitingStep[];
  subscribe: (onChange: () => void) => () => void;
  /** Stops without changing the storage, so that another window can adopt it. */
  close: () => void;
  /** Removes everything. */
  clear: () => Promise<void>;
}

/** Stores waiting steps on every change, and adopts stored ones, each in one window at a time. */
export function createQueue({ steps, shelf, claim, senderOf, isStored, mark, report, now }: QueueOptions): Queue {
  const changed = createSignal();
  /** Held steps by key: the stored draft, and the release of its lock. */
  const held = new Map<string, { placed: PlacedDraft | undefined; release: Promise<Release | null> }>();
  let others: readonly WaitingStep[] = [];
  let isOpen = true;
  let last = Promise.resolve();

  const next = (task: () => Promise<void>) => {
    last = last.then(task).catch(report);
    return last;
  };

  const letGo = async (key: string) => {
    const entry = held.get(key);
    held.delete(key);
    (await entry?.release)?.();
  };

  /** Additions are written before removals: after a crash between them a step is sent twice with one key, and applied once. */
  const write = async () => {
    if (!isOpen) return;
    const target = new Map<string, PlacedDraft>([
      ...steps.waiting().map((each) => [each.step.key, toStoredWaiting(each)] as const),
      ...steps.returned().map((each) => [each.key, toStoredReturned(each)] as const),
    ]);
    if (target.size > 0) mark(true);
    for (const [key, placed] of target) {
      const entry = held.get(key) ?? { placed: undefined, release: claim(key) };
      held.set(key, entry);
      if (!isSame(entry.placed, placed)) {
        await entry.release;
        entry.placed = placed;
        await shelf.put(key, placed);
      }
      const isNew = steps.pending().some((step) => step.key === key && !step.isStored);
      if (isOpen && isNew && isStored(key)) steps.apply(markStored(steps.pending(), key));
    }
    for (const key of [...held.keys()]) {
      if (target.has(key)) continue;
      await shelf.remove(key);
      await letGo(key);
    }
    if (target.size === 0 && others.length === 0) mark(false);
  };

  const list = async () => {
    const steps = [...(await shelf.list())].filter(([, placed]) => isStep(placed));
    return steps.sort(([, a], [, b]) => a.draft.at - b.draft.at);
  };

  const adopt = async () => {
    // One window adopts all steps of a sequence.
    const turn = await claim('adopting');
    if (!turn || !isOpen) return turn?.();
    try {
      const waiting: WaitingStep[] = [];
      const returned: ReturnedStep[] = [];
      const elsewhere: WaitingStep[] = [];
      for (const [key, placed] of await list()) {
        if (held.has(key)) continue;
        const step = readWaiting(placed);
        const back = readReturned(placed);
        if (!step && !back) await shelf.remove(key);
        else if (step && !senderOf(step)) elsewhere.push(step);
        else {
          const release = await claim(key);
          // The previous holder may have sent it.
          const isThere = release && (await shelf.list()).has(key);
          if (!isThere) {
            release?.();
            if (!release && step) elsewhere.push(step);
            continue;
          }
          held.set(key, { placed, release: Promise.resolve(release) });
          if (back) returned.push(back);
          else if (step && step.at > now() - longest) waiting.push(step);
          else if (step) returned.push(expired(step));
        }
      }
      others = elsewhere;
      if (isOpen) steps.restore(waiting, returned, (step) => senderOf(step) ?? unknownSend, restoreStep);
      changed.notify();
    } finally {
      turn();
    }
    await write();
  };

  const stopListening = steps.subscribe(() => void next(write));
  return {
    adopt: () => next(adopt),
    others: () => others,
    subscribe: changed.subscribe,
    close() {
      isOpen = false;
      stopListening();
      for (const key of [...held.keys()]) void letGo(key);
    },
    clear() {
      isOpen = false;
      stopListening();
      return next(async () => {
        for (const [key] of await list()) await shelf.remove(key);
        for (const key of [...held.keys()]) await letGo(key);
        mark(false);
      });
    },
  };
}

const markStored = (steps: readonly PendingStep[], key: string) =>
  steps.map((step) => (step.key === key ? { ...step, isStored: true } : step));

const expired = ({ step: { key }, text, isBack, at }: WaitingStep): ReturnedStep => ({
  key,
  text,
  isBack,
  at,
  reason: { why: 'expired' },
});

const unknownSend: Send = async () => ({ done: false, brought: new Map() });
