import { createContext } from 'react';
import type { Text } from '../../locales/define-messages';
import type { Draft } from './draft';

/** A draft locked by one form; other forms cannot claim it. @beta */
export interface ClaimedDraft {
  /** The stored draft; null for a new one. */
  readonly stored: Draft | null;
  /** The user has already chosen elsewhere on the page to continue it. */
  readonly resumed: boolean;
  /** Resolves once the draft is stored. */
  write: (draft: Draft) => Promise<void>;
  /** Deletes the draft after a save or discard. Keeps it if the session ended without a sign-out. */
  delete: () => void;
  /** Unlocks the draft for the next claim. */
  release: () => void;
  /** Unlocks the draft for the form that opens next, which continues it without asking. */
  resume: () => void;
}

/** The drafts of the current account. @beta */
export interface Drafts {
  /** Locks the resumed draft of a place, else the newest unlocked one whose subject fits; else null. */
  claim: (place: string, fits: (about: unknown) => boolean) => Promise<ClaimedDraft | null>;
  /** Creates a draft for a place; stored at its first write. */
  create: (place: string) => ClaimedDraft;
  /** The reason why drafts do not outlive the window, if any; a write can change it. */
  readonly hindrance: () => Text | undefined;
  /** Aborts when the session ends without a sign-out: forms then store their input at once. */
  readonly ended: AbortSignal;
  /** Whether the user has signed out, which discards input. */
  readonly isLeft: () => boolean;
}

/** Port: the drafts of the current session. @beta */
export interface DraftSource {
  /** Rejects if its code fails to load; the next form retries. */
  open: () => Promise<Drafts>;
  /** Reports that drafts are not stored, since their code failed to load. */
  onFailed: (cause: unknown) => void;
}

/** The drafts of the surrounding console; without it forms store no drafts. @beta */
export const DraftsContext = createContext<DraftSource | null>(null);
