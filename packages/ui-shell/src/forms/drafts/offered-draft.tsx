import { DraftNote } from './draft-note';
import { useDraft } from './use-draft';

/** @beta */
export interface DraftOfferProps {
  /** The name of the form's drafts: `draft.name` of its `useForm`. */
  name: string;
  /** Opens the form for what the draft is about (`draft.about` of its `useForm`, as plain data); the form then goes on with the draft. */
  onResume: (about: unknown) => void;
}

/** The offer of a draft whose form is not there yet. */
export function OfferedDraft({ name, onResume }: DraftOfferProps) {
  const draft = useDraft(false, { name, about: null, open: onResume, read: nothingTyped, subscribe: never });
  return draft && <DraftNote draft={draft} />;
}

const nothingTyped = () => ({ changes: {} });
const never = () => () => {};
