import { openDiskShelf } from '../../../forms/drafts/create-disk-shelf';
import { createSeal } from '../../../forms/drafts/create-seal';
import { createShelf, type DraftRefuge, type DraftShelf } from '../../../forms/drafts/draft-shelf';

export interface ShelfPlace {
  /** Fetches the key of whoever is signed in; without it nothing outlives the window. */
  draftKey: (() => Promise<string>) | undefined;
  /** Stands before the name of the database. */
  name: string;
}

/** Opens what an account keeps: sealed in the browser's database where there is a key and a secure context, else in the refuge; `onHindered` is told why. */
export async function openShelf(
  { draftKey, name }: ShelfPlace,
  refuge: DraftRefuge,
  onHindered: (why: 'insecure' | 'refused', cause?: unknown) => void,
): Promise<{ shelf: DraftShelf; isDisk: boolean }> {
  const onRefused = (cause: unknown) => onHindered('refused', cause);
  let disk: DraftShelf | undefined;
  if (draftKey && !globalThis.isSecureContext) onHindered('insecure');
  else if (draftKey)
    try {
      disk = await openDiskShelf(`${name}.drafts`, await createSeal(await draftKey()));
    } catch (cause) {
      onRefused(cause);
    }
  return { shelf: createShelf(refuge, disk, onRefused), isDisk: disk !== undefined };
}
