import type { DraftSource } from '../../../../forms/drafts/drafts';
import { whenReachable } from '../../../../lib/when-reachable';
import type { ConsoleParts } from '../../../kernel/console-parts';

/** The drafts of a console's forms; the storage code loads with the first form that has one. */
export const draftSource = (parts: ConsoleParts): DraftSource => ({
  async open() {
    const { user, epoch } = parts.session.snapshot();
    await whenReachable();
    const { sessionDrafts } = await import('./session-drafts');
    return parts.once(sessionDrafts, parts)(user.username, epoch);
  },
  onFailed: parts.errorLog.report,
});
