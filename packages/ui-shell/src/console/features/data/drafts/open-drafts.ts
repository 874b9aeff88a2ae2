import { createClaims } from '../../../../forms/drafts/create-claims';
import { createDrafts } from '../../../../forms/drafts/create-drafts';
import type { Seal } from '../../../../forms/drafts/create-seal';
import type { DraftMemory } from '../../../../forms/drafts/draft-storage';
import type { Drafts } from '../../../../forms/drafts/drafts';
import { draftMessages } from '../../../../forms/drafts/messages';
import { openShelf } from './open-draft-storage';

export interface DraftsSurroundings {
  /** Fetches the draft key of the current user. */
  draftKey: (() => Promise<string>) | undefined;
  /** Returns the seal used without such a key. Without both, drafts stay in the memory of the window. */
  localSeal?: () => Promise<Seal | null>;
  /** The prefix of the names of the database and the locks. */
  config: { readonly storagePrefix: string };
  /** Records whether drafts outlive the window. */
  update?: { draftsOutliveReload: boolean };
  errorLog: { report: (problem: unknown) => void };
}

/** Opens the drafts of the account: sealed in the browser's database if there is a seal and a secure context, else in the refuge. */
export async function openDrafts(
  { draftKey, localSeal, config: { storagePrefix: name }, update, errorLog: { report } }: DraftsSurroundings,
  refuge: DraftMemory,
  session: Pick<Drafts, 'ended' | 'isLeft'>,
): Promise<Drafts> {
  let hindrance: 'insecure' | 'refused' | undefined;
  const refused = (cause: unknown) => {
    if (!hindrance) report(new Error('Drafts were not stored.', { cause }));
    hindrance = 'refused';
    if (update) update.draftsOutliveReload = false;
  };

  const hindered = (why: 'insecure' | 'refused', cause?: unknown) => {
    if (why === 'refused') refused(cause);
    else hindrance = why;
  };
  const { shelf, isDisk } = await openShelf({ draftKey, ...(localSeal && { localSeal }), name }, refuge, hindered);
  if (isDisk && update) update.draftsOutliveReload = hindrance === undefined;

  const whatHinders = () => hindrance && draftMessages[hindrance];
  return createDrafts(shelf, createClaims(`${name}.draft.`), session, whatHinders, report);
}
