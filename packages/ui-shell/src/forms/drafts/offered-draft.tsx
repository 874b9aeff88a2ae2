import { DraftNote } from './draft-note';
import { useDraft } from './use-draft';

/** @beta */
export interface DraftOfferProps {
  /** The name of the form's drafts: `draft.name` of its `useForm`. */
  name: string;
  /** Opens the form for the draft's subject (`draft.about` of its `useForm`); the form then continues the draft. */
  onResume: (about: unknown) => void;
}

/** The offer of a draft whose form is not mounted yet. */
export function OfferedDraft({ name, onResume }: DraftOfferProps) {
  const draft = useDraft(false, { name, about: null, open: onResume, read: nothingTyped, subscribe: never });
  return draft && <DraftNote draft={draft} />;
}

const nothingTyped = () => ({ changes: {} });
const never = () => () => {};
