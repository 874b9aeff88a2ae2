import { createContext } from 'react';
import type { Text } from '../../locales/define-messages';
import type { Draft } from './draft';

/** A draft in the hands of one form; nobody else finds it meanwhile. @beta */
export interface HeldDraft {
  /** What was found; null for a new draft. */
  readonly found: Draft | null;
  /** The person has said elsewhere on the page that he goes on with it. */
  readonly resumed: boolean;
  /** Resolves when it is kept. */
  write: (draft: Draft) => Promise<void>;
  /** It is saved or no longer wanted: nothing of it stays. After the session has ended without the user's doing it stays all the same. */
  drop: () => void;
  /** Lets go of it; it stays for the next who asks. */
  release: () => void;
  /** Lets go of it for the form that is about to open: that goes on with it without asking. */
  resume: () => void;
}

/** The drafts of whoever is signed in. @beta */
export interface Drafts {
  /** The draft of a place that was resumed, else the newest that nobody holds and that is about the right thing, or null. */
  claim: (place: string, fits: (about: unknown) => boolean) => Promise<HeldDraft | null>;
  /** A new draft for a place; nothing is kept before it is written. */
  create: (place: string) => HeldDraft;
  /** What to say where drafts do not outlive the window; it may be learned at a write. */
  readonly hindrance: () => Text | undefined;
  /** Aborted when the session ends without the person's doing: what is typed is to be written at once. */
  readonly ended: AbortSignal;
  /** Whether the user has signed out by hand, which discards what is typed. */
  readonly isLeft: () => boolean;
}

/** Port: where forms find the drafts of the present session. @beta */
export interface DraftSource {
  /** Rejects where its code does not come; the next form then tries again. */
  open: () => Promise<Drafts>;
  /** Told that a form's drafts are not kept, since their code did not come. */
  onFailed: (cause: unknown) => void;
}

/** The drafts of the console around; without one nothing is kept. @beta */
export const DraftsContext = createContext<DraftSource | null>(null);
