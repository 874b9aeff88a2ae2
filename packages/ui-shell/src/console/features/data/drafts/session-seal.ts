import type { Seal } from '../../../../forms/drafts/create-seal';
import type { ConsoleParts } from '../../../kernel/console-parts';

/** The seal of an account under a key that the browser keeps, while that epoch of the session lasts; its code is loaded when it is asked for. */
export const sessionSeal =
  ({ session, config }: Pick<ConsoleParts, 'session' | 'config'>, account: string, epoch: number) =>
  async (): Promise<Seal | null> =>
    (await import('./own-seal')).ownSeal(config.storagePrefix, account, () => epoch === session.snapshot().epoch);
