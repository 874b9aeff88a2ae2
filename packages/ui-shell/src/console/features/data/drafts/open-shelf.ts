import { openDiskShelf } from '../../../../forms/drafts/create-disk-shelf';
import { createSeal, type Seal } from '../../../../forms/drafts/create-seal';
import { createShelf, type DraftRefuge, type DraftShelf } from '../../../../forms/drafts/draft-shelf';

export interface ShelfPlace {
  /** Fetches the key of whoever is signed in. */
  draftKey: (() => Promise<string>) | undefined;
  /** What seals where there is no such key: the browser's own, null where the session is over. Without both nothing outlives the window. */
  ownSeal?: () => Promise<Seal | null>;
  /** Stands before the name of the database. */
  name: string;
}

/** Opens what an account keeps: sealed in the browser's database where there is a seal and a secure context, else in the refuge; `onHindered` is told why. */
export async function openShelf(
  { draftKey, ownSeal, name }: ShelfPlace,
  refuge: DraftRefuge,
  onHindered: (why: 'insecure' | 'refused', cause?: unknown) => void,
): Promise<{ shelf: DraftShelf; isDisk: boolean }> {
  const findSeal = draftKey ? async () => createSeal(await draftKey()) : ownSeal;
  let isGone = false;
  const onRefused = (cause: unknown) => {
    // Somebody has logged out, here or in another window: nothing is to be stored.
    if (!isGone) onHindered('refused', cause);
  };
  const onGone = () => {
    isGone = true;
  };
  let disk: DraftShelf | undefined;
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
