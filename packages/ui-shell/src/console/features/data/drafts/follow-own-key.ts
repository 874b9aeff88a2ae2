import { nothing, type Start } from '../../../kernel/feature';
import { hasKeyMark, removeOwnKey } from './own-key-mark';

/**
 * Removes an account's browser-stored draft key, and its drafts, once the user signs out in this window or another account signs in. A session
 * ended by another window keeps them: if the user signed out there, that window removes the key.
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
