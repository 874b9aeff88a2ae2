import type { Text } from '../../locales/define-messages';
import { type Changes, type Draft, isSame } from './draft';
import type { ClaimedDraft, Drafts } from './drafts';
import { writeSoon } from './write-soon';

/** The side of a form that its draft uses. */
export interface DraftedForm {
  /** The form's name among the drafts of its tab. */
  readonly name: string;
  /** The current subject of the form, as plain data. */
  readonly about: unknown;
  /** Unsaved values without passwords, and the saved values of these fields where known. */
  readonly read: () => Pick<Draft, 'changes' | 'before'>;
  /** Restores changes into fields without newer edits, asks about newer saved values, and returns the number of dropped changes. Default: the form that `open` opens restores them. */
  readonly restore?: (changes: Changes, before?: Changes) => number;
  /** Subscribes to changes of values; returns the unsubscribe function. */
  readonly subscribe: (onChange: () => void) => () => void;
  /** Resolves when no submission is running. Default: at once. */
  readonly settled?: (() => Promise<void>) | undefined;
  /** For a form with changing subjects: opens it for the subject of the draft. Default: offers only drafts with the same subject. */
  readonly open?: ((about: unknown) => void) | undefined;
}

/** State of a form's draft, for its notes. */
export interface DraftState {
  /** Time of the draft that waits for the user's decision, in ms since 1970. */
  readonly offered: number | null;
  /** Number of fields of the restored draft that no longer fit. */
  readonly lost: number;
  /** The reason why drafts do not outlive the window. */
  readonly hindrance?: Text | undefined;
}

/** Stores the draft of one mounted form. */
export interface DraftKeeper {
  /** Looks up a stored draft, once. */
  start: () => void;
  /** Stores the form's values, debounced. */
  note: () => void;
  flush: () => void;
  /** The form has no unsaved values. */
  forget: () => void;
  resume: () => void;
  discard: () => void;
  /** The user agreed to discard changes; the draft is deleted when the form closes, unless more is typed. */
  giveUp: () => void;
  /** The form unmounts. Its draft stays unless it was sent or given up. */
  close: () => Promise<void>;
}

export const noDraft: DraftState = { offered: null, lost: 0 };

/** Stores the draft of the form that `form` returns under its place; calls `show` with each new state. */
export function createDraftKeeper(
  place: string,
  open: () => Promise<Drafts>,
  form: () => DraftedForm,
  show: (state: DraftState) => void,
): DraftKeeper {
  let drafts: Drafts | undefined;
  let started = false;
  let closed = false;
  let closing: Promise<void> | undefined;
  let isGivenUp = false;
  let offer: ClaimedDraft | null = null;
  let current: ClaimedDraft | null = null;
  let late: Draft | null = null;
  let state = noDraft;

  const say = (next: Partial<DraftState>) => {
    state = { ...state, ...next };
    show(state);
  };
  /** Shows at the form why drafts cannot be stored. */
  const tell = () => {
    const hindrance = form().restore && drafts?.hindrance();
    if (!closed && hindrance !== state.hindrance) say({ hindrance });
  };

  /** The unsaved values, or null. */
  const read = (): Draft | null => {
    const { read, about } = form();
    const typed = read();
    return Object.keys(typed.changes).length === 0 ? null : { about, ...typed, at: Date.now() };
  };
  const write = () => {
    if (!drafts || closed) return;
    const draft = read();
    if (!draft) return forget();
    current ??= drafts.create(place);
    void current.write(draft).then(tell);
  };
  const soon = writeSoon(write);

  const forget = () => {
    soon.cancel();
    if (!current) return;
    current.delete();
    current = null;
    if (!offer) void find();
  };

  const find = async () => {
    drafts ??= await open();
    if (closed) {
      await closing;
      // The form closed before the drafts opened.
      if (!late) return;
      const held = drafts.create(place);
      void held.write(late);
      return held.release();
    }
    tell();
    const { about, open: opens } = form();
    const held = await drafts.claim(place, (other) => opens !== undefined || isSame(other, about));
    if (!held?.stored) return;
    if (closed || offer) return held.release();
    offer = held;
    if (held.resumed) resume();
    else say({ offered: held.stored.at, lost: 0 });
  };

  const leave = (isKept: boolean) => {
    if (isKept) current?.release();
    else current?.delete();
  };

  const resume = () => {
    if (!offer?.stored) return;
    const held = offer;
    const { about, changes, before } = offer.stored;
    const { open: opens, restore } = form();
    offer = null;
    if (!restore) held.resume();
    else {
      // Current values join the draft, unless the form changes its subject: then they are stored first.
      if (opens) soon.now();
      leave(opens !== undefined);
      current = held;
    }
    opens?.(about);
    say({ offered: null, lost: restore?.(changes, before) ?? 0 });
  };

  return {
    start() {
      if (started) return;
      started = true;
      void find().then(() => {
        // Text typed while the drafts were opening is written without a further delay.
        write();
        drafts?.ended.addEventListener('abort', soon.now);
      });
    },
    note() {
      isGivenUp = false;
      soon.ask();
    },
    flush: soon.now,
    forget,
    resume,
    discard() {
      offer?.delete();
      offer = null;
      say(noDraft);
      void find();
    },
    giveUp() {
      isGivenUp = true;
    },
    close() {
      closing ??= close();
      return closing;
    },
  };

  async function close() {
    if (!isGivenUp) soon.now();
    soon.cancel();
    closed = true;
    offer?.release();
    const wasOpen = drafts !== undefined;
    await form().settled?.();
    drafts?.ended.removeEventListener('abort', soon.now);
    const draft = isGivenUp || drafts?.isLeft() ? null : read();
    if (wasOpen) leave(draft !== null);
    else late = draft;
  }
}
