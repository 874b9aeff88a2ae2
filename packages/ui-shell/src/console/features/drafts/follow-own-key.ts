import { nothing, type Start } from '../../kernel/feature';
import { hasKeyMark, removeOwnKey } from './own-key-mark';

/**
 * Removes the key that the browser keeps for somebody's drafts, and what lies under it, once that person logs out in any window or somebody else
 * signs in. A login that has only run out keeps it.
 */
export const followOwnKey: Start = ({ draftKey, session, config: { storagePrefix: name }, errorLog: { report } }) => {
  if (draftKey) return nothing;
  return session.subscribe(({ kind, state }) => {
    if ((kind !== 'signed-out' && kind !== 'profile-loaded') || !hasKeyMark(name)) return;
    if (kind === 'signed-out') return removeOwnKey(name);
    import('./own-seal').then(({ keepKeyOf }) => keepKeyOf(name, state.user.username)).catch(report);
  });
};
