import type { Seal } from '../../../../forms/drafts/create-seal';
import type { ConsoleParts } from '../../../kernel/console-parts';

/** Returns the seal of an account under a browser-stored key during one epoch of the session; loads its code on first use. */
export const sessionSeal =
  ({ session, config }: Pick<ConsoleParts, 'session' | 'config'>, account: string, epoch: number) =>
  async (): Promise<Seal | null> =>
    (await import('./local-seal')).localSeal(config.storagePrefix, account, () => epoch === session.snapshot().epoch);
