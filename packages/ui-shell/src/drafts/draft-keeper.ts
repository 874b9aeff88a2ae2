import { type Changes, type Draft, isSame } from './draft';
import type { Drafts, HeldDraft } from './drafts';
import { writeSoon } from './write-soon';

/** A form, as far as its draft needs it. */
export interface DraftedForm {
  /** The form's name among the drafts of its tab. */
  readonly name: string;
  /** What the form is about now; plain data. */
  readonly about: unknown;
  /** What differs from what is saved, without passwords. */
  readonly read: () => Changes;
  /** What is saved in the fields that differ. Default: the draft does not say. */
  readonly before?: () => Changes;
  /**
   * Puts changes into the fields, except where something was typed meanwhile, and asks about what was saved there since; returns how many no longer
   * fit. Without it another form takes them up: the one that `open` opens.
   */
  readonly restore?: (changes: Changes, before?: Changes) => number;
  /** Calls back at every change of a value; returns what ends it. */
  readonly subscribe: (onChange: () => void) => () => void;
  /** For a form that can be about many things: opens it for what the draft is about. Default: it is offered drafts about the same thing alone. */
  readonly open?: ((about: unknown) => void) | undefined;
}

/** What a form says of its draft. */
export interface DraftState {
  /** A draft waits for the person's word: when it was typed, in ms since 1970. */
  readonly offered: number | null;
  /** How many fields of the draft that was just continued no longer fit. */
  readonly lost: number;
}

/** Keeps the draft of one form while it is drawn. */
export interface DraftKeeper {
  readonly state: () => DraftState;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Looks for a draft, once. */
  start: () => void;
  /** Writes down what stands in the form, soon, or at once. */
  note: () => void;
  flush: () => void;
  /** What stands in the form is saved, or as it was. */
  settle: () => void;
  resume: () => void;
  discard: () => void;
  /** The form goes: what it holds is no longer wanted, unless the page around broke. */
  close: (broken: boolean) => void;
}

const quiet: DraftState = { offered: null, lost: 0 };

export function createDraftKeeper(
  place: string,
  open: () => Promise<Drafts>,
  form: () => DraftedForm,
  now: () => number = Date.now,
): DraftKeeper {
  const watchers = new Set<() => void>();
  let state = quiet;
  let drafts: Drafts | undefined;
  let started = false;
  let closed = false;
  let offer: HeldDraft | null = null;
  let own: HeldDraft | null = null;
  let late: Draft | null = null;

  const show = (next: DraftState) => {
    state = next;
    for (const onChange of watchers) onChange();
  };
  const write = () => {
    const { read, before, about } = form();
    const changes = read();
    if (!drafts || closed) return;
    if (Object.keys(changes).length === 0) return settle();
    own ??= drafts.begin(place);
    own.write({ about, changes, ...(before && { before: before() }), at: now() } satisfies Draft);
  };
  const soon = writeSoon(write);

  const settle = () => {
    soon.cancel();
    if (!own) return;
    own.drop();
    own = null;
    if (!offer) void find();
  };

  /** The session ended, and the form with it, before the drafts were open. */
  const keepLate = ({ ended, begin }: Drafts) => {
    if (!ended.aborted || !late) return;
    const held = begin(place);
    held.write(late);
    held.release();
  };

  const find = async () => {
    drafts ??= await open();
    if (closed) return keepLate(drafts);
    const { about, open: opens } = form();
    const held = await drafts.take(place, (kept) => opens !== undefined || isSame(kept, about));
    if (!held?.found) return;
    if (closed || offer) return held.release();
    offer = held;
    if (held.resumed) resume();
    else show({ ...quiet, offered: held.found.at });
  };

  const resume = () => {
    if (!offer?.found) return;
    const held = offer;
    const { about, changes, before } = offer.found;
    const { open: opens, restore } = form();
    offer = null;
    if (restore) leaveOwn(opens !== undefined);
    if (restore) own = held;
    else held.resume();
    opens?.(about);
    show({ offered: null, lost: restore?.(changes, before) ?? 0 });
  };

  /** What stands in the form so far becomes part of the draft, unless the form turns to something else: then it waits for its turn. */
  const leaveOwn = (forSomethingElse: boolean) => {
    if (forSomethingElse) soon.now();
    if (forSomethingElse) own?.release();
    else own?.drop();
  };

  return {
    state: () => state,
    subscribe(onChange) {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
    start() {
      if (started) return;
      started = true;
      void find().then(() => {
        // Typed while the drafts were being opened.
        if (!closed && Object.keys(form().read()).length > 0) soon.ask();
        drafts?.ended.addEventListener('abort', soon.now, { once: true });
      });
    },
    note: soon.ask,
    flush: soon.now,
    settle,
    resume,
    discard() {
      offer?.drop();
      offer = null;
      show(quiet);
      void find();
    },
    close(broken) {
      soon.cancel();
      closed = true;
      const changes = drafts ? {} : form().read();
      if (Object.keys(changes).length > 0) late = { about: form().about, changes, at: now() };
      drafts?.ended.removeEventListener('abort', soon.now);
      offer?.release();
      if (broken) own?.release();
      else own?.drop();
    },
  };
}
