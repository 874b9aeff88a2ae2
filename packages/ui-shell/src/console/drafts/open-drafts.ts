import { createClaims } from '../../drafts/create-claims';
import { openDiskShelf } from '../../drafts/create-disk-shelf';
import { createDrafts } from '../../drafts/create-drafts';
import { createSeal } from '../../drafts/create-seal';
import { type DraftShelf, shelfWithRefuge } from '../../drafts/draft-shelf';
import type { Drafts } from '../../drafts/drafts';
import { draftMessages } from '../../drafts/messages';
import type { DraftPlaceOptions } from './draft-place';

export interface OpenDraftsOptions extends DraftPlaceOptions {
  /** Drafts that were typed in this window and could not be written anywhere else. */
  refuge: DraftShelf;
  /** Aborted when the session ends without the person's doing. */
  ended: AbortSignal;
}

/** Opens the drafts of the account that is signed in: sealed in the browser's database where there is a key and a secure context, else in the window's memory. */
export async function openDrafts({
  fetchKey,
  name,
  refuge,
  ended,
  onHindrance,
  report,
}: OpenDraftsOptions): Promise<Drafts> {
  let hindrance: 'insecure' | 'refused' | undefined;
  let said = false;
  let written = false;
  const say = () => {
    if (!hindrance || !written || said) return;
    said = true;
    onHindrance(draftMessages[hindrance]);
  };
  const refused = (cause: unknown) => {
    if (!hindrance) report(new Error('Drafts could not be kept in the database of the browser.', { cause }));
    hindrance ??= 'refused';
    say();
  };

  const onDisk = async (): Promise<DraftShelf | undefined> => {
    if (!fetchKey) return undefined;
    if (!globalThis.isSecureContext) {
      hindrance = 'insecure';
      return undefined;
    }
    try {
      return await openDiskShelf(`${name}.drafts`, await createSeal(await fetchKey()));
    } catch (cause) {
      refused(cause);
      return undefined;
    }
  };

  const disk = await onDisk();
  return createDrafts({
    shelf: disk ? shelfWithRefuge(refuge, disk, refused) : refuge,
    claims: createClaims(`${name}.draft`),
    ended,
    onFirstWrite() {
      written = true;
      say();
    },
    report,
  });
}
