import type { DraftRefuge } from '../../../forms/drafts/draft-shelf';
import type { Drafts } from '../../../forms/drafts/drafts';
import type { ConsoleParts } from '../../kernel/console-parts';
import { openDrafts } from './open-drafts';
import { sessionSeal } from './session-seal';

/**
 * Opens the drafts of an account whose form was drawn in an epoch of the session, once a session. One that ends without the person's doing leaves its
 * drafts where they are; another account finds nothing in the memory of the window.
 */
export function sessionDrafts(parts: ConsoleParts) {
  const { session } = parts;
  let opened: Promise<Drafts> | undefined;
  let life = new AbortController();
  let refuge: { account: string; drafts: DraftRefuge } | undefined;

  session.subscribe(({ kind, origin }) => {
    if (kind !== 'signed-in' && kind !== 'signed-out' && kind !== 'expired') return;
    if (kind === 'signed-out' && origin === 'here') refuge = undefined;
    else life.abort();
    opened = undefined;
    life = new AbortController();
  });

  const open = (account: string, epoch: number, ended: AbortSignal): Promise<Drafts> => {
    if (refuge?.account !== account) refuge = { account, drafts: new Map() };
    return openDrafts({ ...parts, ownSeal: sessionSeal(parts, account, epoch) }, refuge.drafts, ended);
  };

  return (account: string, epoch: number): Promise<Drafts> => {
    // The session of that form is over since.
    if (epoch !== session.snapshot().epoch) return open(account, epoch, AbortSignal.abort());
    opened ??= open(account, epoch, life.signal);
    return opened;
  };
}
