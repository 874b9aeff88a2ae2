import type { DraftMemory } from '../../../../forms/drafts/draft-storage';
import type { Drafts } from '../../../../forms/drafts/drafts';
import type { ConsoleParts } from '../../../kernel/console-parts';
import { openDrafts } from './open-drafts';
import { sessionSeal } from './session-seal';

/** Opens the drafts of an account once a session. An expired session keeps its drafts; another account cannot read them from the memory of the window. */
export function sessionDrafts(parts: ConsoleParts) {
  const { session } = parts;
  let opened: Promise<Drafts> | undefined;
  let life = beginSession();
  let refuge: { account: string; drafts: DraftMemory } | undefined;

  session.subscribe(({ kind, origin }) => {
    if (kind !== 'signed-in' && kind !== 'signed-out' && kind !== 'expired') return;
    const isByHand = kind === 'signed-out' && origin === 'here';
    if (isByHand) refuge = undefined;
    life.end(isByHand);
    opened = undefined;
    life = beginSession();
  });

  const open = (account: string, epoch: number, callbacks: Pick<Drafts, 'ended' | 'isLeft'>): Promise<Drafts> => {
    if (refuge?.account !== account) refuge = { account, drafts: new Map() };
    return openDrafts({ ...parts, localSeal: sessionSeal(parts, account, epoch) }, refuge.drafts, callbacks);
  };

  return (account: string, epoch: number): Promise<Drafts> => {
    // The session of that form is over since.
    if (epoch !== session.snapshot().epoch)
      return open(account, epoch, { ended: AbortSignal.abort(), isLeft: () => false });
    opened ??= open(account, epoch, life);
    return opened;
  };
}

function beginSession() {
  const controller = new AbortController();
  let isLeft = false;
  return {
    ended: controller.signal,
    isLeft: () => isLeft,
    end(isByHand: boolean) {
      isLeft = isByHand;
      if (!isByHand) controller.abort();
    },
  };
}
