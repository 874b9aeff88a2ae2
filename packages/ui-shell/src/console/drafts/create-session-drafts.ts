import type { Session } from '@waybill/auth-core';
import type { DraftShelf } from '../../drafts/draft-shelf';
import type { DraftSource, Drafts } from '../../drafts/drafts';
import type { DraftPlaceOptions } from './draft-place';

export interface SessionDraftsOptions extends DraftPlaceOptions {
  session: Pick<Session, 'snapshot' | 'subscribe'>;
}

/**
 * The drafts of the present session, opened with the first form that keeps one. A session that ends without the person's doing leaves its drafts
 * where they are; another account finds nothing in the memory of the window.
 */
export function createSessionDrafts({ session, ...options }: SessionDraftsOptions): DraftSource {
  let opened: Promise<Drafts> | undefined;
  let life = new AbortController();
  let refuge: { account: string; shelf: DraftShelf } | undefined;

  session.subscribe(({ kind, origin }) => {
    if (kind !== 'signed-in' && kind !== 'signed-out' && kind !== 'expired') return;
    const hasLeft = kind === 'signed-out' && origin === 'here';
    if (hasLeft) refuge = undefined;
    else life.abort();
    opened = undefined;
    life = new AbortController();
  });

  const open = async (): Promise<Drafts> => {
    const account = session.snapshot().user.username;
    const ended = life.signal;
    const [{ openDrafts }, { createMemoryShelf }] = await Promise.all([
      import('./open-drafts'),
      import('../../drafts/draft-shelf'),
    ]);
    if (refuge?.account !== account) refuge = { account, shelf: createMemoryShelf() };
    return openDrafts({ ...options, refuge: refuge.shelf, ended });
  };

  return {
    open() {
      opened ??= open().catch((cause) => {
        opened = undefined;
        throw cause;
      });
      return opened;
    },
    onFailed: options.report,
  };
}
