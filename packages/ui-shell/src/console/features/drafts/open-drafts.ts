import { createClaims } from '../../../forms/drafts/create-claims';
import { openDiskShelf } from '../../../forms/drafts/create-disk-shelf';
import { createDrafts } from '../../../forms/drafts/create-drafts';
import { createSeal } from '../../../forms/drafts/create-seal';
import { createShelf, type DraftRefuge, type DraftShelf } from '../../../forms/drafts/draft-shelf';
import type { Drafts } from '../../../forms/drafts/drafts';
import { draftMessages } from '../../../forms/drafts/messages';
import type { ShellMessage } from '../../../locales/define-messages';

export interface DraftsSurroundings {
  /** Fetches the key of whoever is signed in; without it drafts stay in the memory of the window. */
  draftKey: (() => Promise<string>) | undefined;
  /** The prefix stands before the names of the database and the locks. */
  config: { readonly storagePrefix: string };
  /** Where it is noted whether drafts outlive the window. */
  update?: { draftsKept: boolean };
  /** Says once why drafts do not outlive the window. */
  toasts: { info: (message: ShellMessage) => void };
  errorLog: { report: (problem: unknown) => void };
}

/**
 * Opens the drafts of the account: sealed in the browser's database where there is a key and a secure context, else in the refuge. `ended` is
 * aborted when the session ends by itself.
 */
export async function openDrafts(
  { draftKey, config: { storagePrefix: name }, update, toasts, errorLog: { report } }: DraftsSurroundings,
  refuge: DraftRefuge,
  ended: AbortSignal,
): Promise<Drafts> {
  let hindrance: 'insecure' | 'refused' | undefined;
  let written = false;
  let said = false;
  const say = () => {
    if (!hindrance || !written || said) return;
    said = true;
    toasts.info(draftMessages[hindrance]);
  };
  const refused = (cause: unknown) => {
    if (!hindrance) report(new Error('Drafts were not stored.', { cause }));
    hindrance = 'refused';
    if (update) update.draftsKept = false;
    say();
  };

  let disk: DraftShelf | undefined;
  if (draftKey && !globalThis.isSecureContext) hindrance = 'insecure';
  else if (draftKey)
    try {
      disk = await openDiskShelf(`${name}.drafts`, await createSeal(await draftKey()));
      if (update) update.draftsKept = true;
    } catch (cause) {
      refused(cause);
    }

  const onWrite = () => {
    written = true;
    say();
  };
  return createDrafts(createShelf(refuge, disk, refused), createClaims(`${name}.draft.`), ended, onWrite, report);
}
