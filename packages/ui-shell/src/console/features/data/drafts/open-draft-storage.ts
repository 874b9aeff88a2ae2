import { createSeal, type Seal } from '../../../../forms/drafts/create-seal';
import { createShelf, type DraftMemory, type DraftStorage } from '../../../../forms/drafts/draft-storage';
import { openDiskShelf } from '../../../../forms/drafts/open-draft-database';

export interface ShelfPlace {
  /** Fetches the draft key of the current user. */
  draftKey: (() => Promise<string>) | undefined;
  /** Returns the seal used without such a key: the browser's own, or null after the session. Without both nothing outlives the window. */
  localSeal?: () => Promise<Seal | null>;
  /** The prefix of the database name. */
  name: string;
}

/** Opens the storage of an account: sealed in the browser's database with a seal and a secure context, else the refuge; `onHindered` receives the reason. */
export async function openShelf(
  { draftKey, localSeal, name }: ShelfPlace,
  refuge: DraftMemory,
  onHindered: (why: 'insecure' | 'refused', cause?: unknown) => void,
): Promise<{ shelf: DraftStorage; isDisk: boolean }> {
  const findSeal = draftKey ? async () => createSeal(await draftKey()) : localSeal;
  let isGone = false;
  const onRefused = (cause: unknown) => {
    // After a logout, here or in another window, nothing may be stored.
    if (!isGone) onHindered('refused', cause);
  };
  const onGone = () => {
    isGone = true;
  };
  let disk: DraftStorage | undefined;
  if (findSeal && !globalThis.isSecureContext) onHindered('insecure');
  else if (findSeal)
    try {
      const seal = await findSeal();
      if (seal) disk = await openDiskShelf(`${name}.drafts`, seal, onGone, Date.now());
    } catch (cause) {
      onRefused(cause);
    }
  return { shelf: createShelf(refuge, disk, onRefused), isDisk: disk !== undefined };
}
