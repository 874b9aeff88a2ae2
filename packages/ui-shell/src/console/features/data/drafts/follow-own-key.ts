import { nothing, type Start } from '../../../kernel/feature';
import { hasKeyMark, removeOwnKey } from './own-key-mark';

/**
 * Removes the key that the browser keeps for an account's drafts, and what lies under it, once its user signs out in this window or another account
 * signs in. A login that ended in another window keeps it: where the user signed out there, that window removes the key.
 */
export const followOwnKey: Start = ({ draftKey, session, config: { storagePrefix: name }, errorLog: { report } }) => {
  if (draftKey) return nothing;
  return session.subscribe(({ kind, state, origin }) => {
    const isLeft = kind === 'signed-out' && origin === 'here';
    if ((!isLeft && kind !== 'profile-loaded') || !hasKeyMark(name)) return;
    if (isLeft) return removeOwnKey(name);
    import('./own-seal').then(({ keepKeyOf }) => keepKeyOf(name, state.user.username)).catch(report);
  });
};
