import type { Text } from '../../locales/define-messages';
import { type Changes, type Draft, isSame } from './draft';
import type { Drafts, HeldDraft } from './drafts';
import { writeSoon } from './write-soon';

/** A form, as far as its draft needs it. */
export interface DraftedForm {
  /** The form's name among the drafts of its tab. */
  readonly name: string;
  /** What the form is about now; plain data. */
  readonly about: unknown;
  /** What differs from what is saved, without passwords; beside it what is saved there, where the form knows. */
  readonly read: () => Pick<Draft, 'changes' | 'before'>;
  /** Puts changes into the fields that were not edited meanwhile, asks about newer saved values, and returns how many no longer fit. Default: the form that `open` opens takes them. */
  readonly restore?: (changes: Changes, before?: Changes) => number;
  /** Calls back at every change of a value; returns what ends it. */
  readonly subscribe: (onChange: () => void) => () => void;
  /** Resolves when the form is not being sent. Default: at once. */
  readonly settled?: (() => Promise<void>) | undefined;
  /** For a form that can be about many things: opens it for what the draft is about. Default: it is offered drafts about the same thing alone. */
  readonly open?: ((about: unknown) => void) | undefined;
}

/** What a form says of its draft. */
export interface DraftState {
  /** A draft waits for the person's word: when it was typed, in ms since 1970. */
  readonly offered: number | null;
  /** How many fields of the draft that was just continued no longer fit. */
  readonly lost: number;
  /** What is typed does not outlive the window, and why. */
  readonly hindrance?: Text | undefined;
}

/** Keeps the draft of one form while it is drawn. */
export interface DraftKeeper {
  /** Looks for a draft, once. */
  start: () => void;
  /** Writes down what stands in the form, soon, or at once. */
  note: () => void;
  flush: () => void;
  /** What stands in the form is saved, or as it was. */
  forget: () => void;
  resume: () => void;
  discard: () => void;
  /** The user agreed to lose what is typed; it is dropped when the form closes, unless more is typed. */
  giveUp: () => void;
  /** The form goes. Its draft stays unless it was sent or given up. */
  close: () => Promise<void>;
}

/** Nothing is to be said of a draft. */
export const noDraft: DraftState = { offered: null, lost: 0 };

/** Keeps the draft of the form that `form` returns at its place; `show` is told what is to be said of it. */
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
  let offer: HeldDraft | null = null;
  let current: HeldDraft | null = null;
  let late: Draft | null = null;
  let state = noDraft;

  const say = (next: Partial<DraftState>) => {
    state = { ...state, ...next };
    show(state);
  };
  /** Says at the form what hinders; what only offers a draft says nothing of it. */
  const tell = () => {
    const hindrance = form().restore && drafts?.hindrance();
    if (!closed && hindrance !== state.hindrance) say({ hindrance });
  };

  /** What stands in the form, or null where nothing is unsaved. */
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
    current.drop();
    current = null;
    if (!offer) void find();
  };

  const find = async () => {
    drafts ??= await open();
    if (closed) {
      await closing;
      // The form was closed before the drafts were open.
      if (!late) return;
      const held = drafts.create(place);
      void held.write(late);
      return held.release();
    }
    tell();
    const { about, open: opens } = form();
    const held = await drafts.claim(place, (other) => opens !== undefined || isSame(other, about));
    if (!held?.found) return;
    if (closed || offer) return held.release();
    offer = held;
    if (held.resumed) resume();
    else say({ offered: held.found.at, lost: 0 });
  };

  const leave = (isKept: boolean) => {
    if (isKept) current?.release();
    else current?.drop();
  };

  const resume = () => {
    if (!offer?.found) return;
    const held = offer;
    const { about, changes, before } = offer.found;
    const { open: opens, restore } = form();
    offer = null;
    if (!restore) held.resume();
    else {
      // What stands in the form so far becomes part of the draft, unless the form turns to something else: then it waits for its turn.
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
        // What was typed while the drafts were being opened has waited long enough.
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
      offer?.drop();
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
