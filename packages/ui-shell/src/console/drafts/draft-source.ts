import type { DraftSource } from '../../drafts/drafts';
import type { ConsoleParts } from '../kernel/console-context';

/** Where the forms of a console find their drafts; what keeps them is loaded with the first form that has one. */
export const draftSource = (parts: ConsoleParts): DraftSource => ({
  async open() {
    const { user, epoch } = parts.session.snapshot();
    const { sessionDrafts } = await import('./session-drafts');
    return parts.once(sessionDrafts, parts)(user.username, epoch);
  },
  onFailed: parts.errorLog.report,
});
