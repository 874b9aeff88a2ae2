import { nothing, type Start } from '../../../kernel/feature';
import { hasKeyMark, removeOwnKey } from './own-key-mark';

/** Removes the drafts of an account with the key that the browser keeps for them when its user signs out here or another account signs in. A login that ends in another window keeps both. */
export const followOwnKey: Start = ({ draftKey, session, config: { storagePrefix: name }, errorLog: { report } }) => {
  if (draftKey) return nothing;
  return session.subscribe(({ kind, state, origin }) => {
    const isLeft = kind === 'signed-out' && origin === 'here';
    if ((!isLeft && kind !== 'profile-loaded') || !hasKeyMark(name)) return;
    if (isLeft) return removeOwnKey(name);
    import('./own-seal').then(({ keepKeyOf }) => keepKeyOf(name, state.user.username)).catch(report);
  });
};
